/** What a player did in a turn, in a few words that can stay beside the name. */

import { counting } from "./log.ts";
import type { GameEvent } from "./protocol.ts";

/** What was played, made of other cards, and gained, in the order it happened. */
export interface Summary {
  /** Cards played, Treasures that were played together left out. */
  played: string[];
  /** Whether Treasures were played. */
  treasure: boolean;
  /** What was trashed and gained by a card: Copper became Silver. */
  changes: { by: string; from: string[]; to: string[] }[];
  bought: string[];
  gained: string[];
  /** Whether the turn has ended; until then more may be bought. */
  over: boolean;
}

const EMPTY: Summary = { played: [], treasure: false, changes: [], bought: [], gained: [], over: false };

const shown = (event: GameEvent): string[] => (event.cards ?? []).filter((id) => id !== null);

/** The last turn of a player in which something has happened; null if there was none yet. */
export function lastTurn(all: GameEvent[], seat: number): Summary | null {
  const log = counting(all);
  // A turn that has only just begun does not hide the one before.
  const start = log.findLastIndex(({ kind, seat: whose }, index) => kind === "turn" && whose === seat && index < log.length - 1);
  if (start < 0) return null;
  const later = log.slice(start + 1);
  const next = later.findIndex(({ kind }) => kind === "turn" || kind === "end");
  const events = later.slice(0, next < 0 ? undefined : next).filter((event) => event.seat === seat);
  const summary = { ...structuredClone(EMPTY), over: next >= 0 };
  for (const event of events) add(summary, event, events);
  return summary;
}

function add(summary: Summary, event: GameEvent, events: GameEvent[]): void {
  const cards = shown(event);
  if (event.kind === "play") summary.played.push(...cards);
  else if (event.kind === "play_treasure" || event.kind === "play_treasures") summary.treasure = true;
  else if (event.kind === "buy") summary.bought.push(...cards);
  else if (event.kind === "trash" && event.cause) change(summary, event.cause).from.push(...cards);
  else if (event.kind === "gain") gain(summary, event, cards, events);
}

function gain(summary: Summary, event: GameEvent, cards: string[], events: GameEvent[]): void {
  const before = events[events.indexOf(event) - 1];
  if (before?.kind === "buy" && before.cards?.join() === event.cards?.join() && !event.cause) return;
  const trashed = event.cause && summary.changes.find((one) => one.by === event.cause);
  if (trashed) trashed.to.push(...cards);
  else summary.gained.push(...cards);
}

function change(summary: Summary, by: string): Summary["changes"][number] {
  const known = summary.changes.find((one) => one.by === by && !one.to.length);
  if (known) return known;
  const made = { by, from: [], to: [] };
  summary.changes.push(made);
  return made;
}
