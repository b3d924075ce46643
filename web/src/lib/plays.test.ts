import { describe, expect, test } from "vitest";

import { plays, playsOf } from "./plays.ts";
import type { GameEvent } from "./protocol.ts";

let number = 0;
const event = (kind: string, cards: string[] = [], more: Partial<GameEvent> = {}): GameEvent => ({
  number: ++number,
  kind,
  seat: 0,
  cards,
  ...more,
});

const TURN = [
  event("turn"),
  event("play", ["throne_room"]),
  event("play", ["village"], { depth: 1, cause: "throne_room" }),
  event("play_again", ["village"], { depth: 1, cause: "throne_room" }),
  event("play", ["village"]),
  event("play_treasures", ["copper", "copper"]),
];

describe("how cards came into play", () => {
  test("cards played by other cards are marked, with how often each was played", () => {
    expect(plays(TURN, 0)).toEqual([
      { id: "throne_room", times: 1, byCard: false },
      { id: "village", times: 2, byCard: true },
      { id: "village", times: 1, byCard: false },
      { id: "copper", times: 1, byCard: false },
      { id: "copper", times: 1, byCard: false },
    ]);
    expect(plays(TURN, 1)).toEqual([]);
  });

  test("a card that has left play takes nothing from the others", () => {
    const played = plays([event("turn"), event("play", ["feast"], { depth: 1 }), event("play", ["feast"])], 0);
    expect(playsOf(["feast"], played)).toEqual([{ id: "feast", times: 1, byCard: false }]);
  });

  test("what an undo took back does not count", () => {
    const log = [...TURN, event("undo", [], { since: TURN[4]!.number }), event("play", ["moat"])];
    expect(plays(log, 0)).toEqual([
      { id: "throne_room", times: 1, byCard: false },
      { id: "village", times: 2, byCard: true },
      { id: "moat", times: 1, byCard: false },
    ]);
  });

  test("after an undo that does not say what it took back, earlier plays are not described", () => {
    const log = [...TURN, event("undo", [], { amount: 1 }), event("play", ["moat"])];
    expect(playsOf(["throne_room", "village", "moat"], plays(log, 0))).toEqual([
      null,
      null,
      { id: "moat", times: 1, byCard: false },
    ]);
  });
});
