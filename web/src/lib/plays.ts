/** How the cards in play came there. */

import { counting } from "./log.ts";
import type { GameEvent } from "./protocol.ts";

export interface Play {
  id: string;
  /** How often it was played. */
  times: number;
  /** Whether another card played it. */
  byCard: boolean;
}

/** What the player on turn has played in this turn, in that order. */
export function plays(log: readonly GameEvent[], seat: number): Play[] {
  // Old tables do not say what an undo took back: which plays before it still count is unknown.
  const known = log.slice(log.findLastIndex(({ kind, since }) => kind === "undo" && since === undefined) + 1);
  const counted = known.some(({ kind }) => kind === "undo") ? counting(known) : known;
  const found: Play[] = [];
  for (const event of counted.slice(counted.findLastIndex(({ kind }) => kind === "turn") + 1)) {
    if (event.seat !== seat) continue;
    const cards = (event.cards ?? []).filter((id) => id !== null);
    if (event.kind === "play_again") {
      const last = found.findLast((play) => play.id === cards[0]);
      if (last) last.times += 1;
    } else if (["play", "play_treasure", "play_treasures"].includes(event.kind)) {
      found.push(...cards.map((id) => ({ id, times: 1, byCard: !!event.depth })));
    }
  }
  return found;
}

/** The play of each card that lies in play; null where it is not known. */
export function playsOf(inPlay: readonly string[], played: readonly Play[]): (Play | null)[] {
  let next = played.length - 1;
  // From the end, because cards played early may have left play.
  return inPlay
    .toReversed()
    .map((id) => {
      const at = played.slice(0, next + 1).findLastIndex((play) => play.id === id);
      if (at < 0) return null;
      next = at - 1;
      return played[at]!;
    })
    .reverse();
}
