/** The options of a new table. */

import { PERSON, PROFILES } from "../generated/game.ts";
import type { Wishes } from "../lib/protocol.ts";

/** A seat for a person at the same screen, who is named when the table is made. */
export const HERE = "here";

/** Minutes that everybody may think. */
export const CLOCKS = [0, 5, 10, 20, 30, 60];
export const UNDOS = ["consent", "free", "always", "off"] as const;

export interface Form {
  /** Who sits at each seat; the first is for the one who makes the table. */
  seats: string[];
  /** What the people at this screen are called, by seat. */
  names: string[];
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
  names: [],
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

/** Whether people are to come by the link. */
export function expectsPeople(form: Form): boolean {
  return form.seats.slice(1).includes(PERSON);
}

/** The names of the others at this screen; those without one are asked for theirs later. */
export function namesHere(form: Form): string[] {
  return form.seats.flatMap((seat, number) => (seat === HERE ? form.names[number]?.trim() || [] : []));
}

export function wishesOf(form: Form, kingdom: Wishes["kingdom"]): Wishes {
  const { seats, names: _, clock, rated, ...rest } = form;
  return {
    ...rest,
    seats: seats.map((seat) => (seat === HERE ? PERSON : seat)),
    kingdom,
    clock: clock * 60,
    // Bots play for fun.
    rated: rated && onlyPeople(form),
    // Where nobody is to come, nobody needs to find the table, and there is nobody to wait for.
    public: form.public && expectsPeople(form),
    autostart: form.autostart || !expectsPeople(form),
  };
}

/** One click to a game. */
export function playNow(level: string, kingdom: string): Wishes {
  return { seats: [PERSON, level], autostart: true, kingdom };
}
