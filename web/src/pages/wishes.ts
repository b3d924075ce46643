/** The options of a new table. */

import { PERSON, PROFILES } from "../generated/game.ts";
import type { Wishes } from "../lib/protocol.ts";

/** Minutes that everybody may think. */
export const CLOCKS = [0, 5, 10, 20, 30, 60];
export const UNDOS = ["consent", "free", "always", "off"] as const;

export interface Form {
  /** Who sits at each seat; the first is for the one who makes the table. */
  seats: string[];
  public: boolean;
  autostart: boolean;
  undo: (typeof UNDOS)[number];
  points: boolean;
  tracker: boolean;
  /** In minutes; 0 for none. */
  clock: number;
  chat: boolean;
  rated: boolean;
  profile: string;
}

export const USUAL: Form = {
  seats: [PERSON, PERSON],
  public: false,
  autostart: true,
  undo: "consent",
  points: true,
  tracker: true,
  clock: 0,
  chat: true,
  rated: false,
  profile: PROFILES[0],
};

export function onlyPeople(form: Form): boolean {
  return form.seats.every((seat) => seat === PERSON);
}

export function wishesOf(form: Form, kingdom: Wishes["kingdom"]): Wishes {
  const { seats, clock, rated, ...rest } = form;
  return {
    ...rest,
    seats: [...seats],
    kingdom,
    clock: clock * 60,
    // Bots play for fun.
    rated: rated && onlyPeople(form),
    // With bots alone nobody needs to find the table.
    public: form.public && seats.filter((seat) => seat === PERSON).length > 1,
    // And there is nobody to wait for.
    autostart: form.autostart || seats.filter((seat) => seat === PERSON).length === 1,
  };
}

/** One click to a game. */
export function playNow(level: string, kingdom: string): Wishes {
  return { seats: [PERSON, level], autostart: true, kingdom };
}
