import { describe, expect, test } from "vitest";

import type { Decision } from "../lib/protocol.ts";
import { Choosing } from "./choosing.svelte.ts";
import { buyAtOnce, canBuyAtOnce } from "./purchase.ts";

const TREASURES: Decision = {
  number: 1,
  seat: 0,
  player: 0,
  owner: 0,
  affects: 0,
  kind: "play_treasure",
  source: null,
  purpose: "",
  place: "hand",
  options: ["copper", "copper"],
  about: [],
  types: [],
  price: null,
  least: 0,
  most: 1,
  several: false,
  ordered: false,
  or_none: false,
  decline: true,
  all: true,
  off_turn: false,
  buyable: ["copper", "estate"],
};
const BUY: Decision = { ...TREASURES, number: 2, kind: "buy", place: "supply", options: ["copper", "estate"], all: false };

/** A game whose next question is known. */
function followedBy(next: Decision | null) {
  const given: string[][] = [];
  const source = {
    decision: TREASURES as Decision | null,
    answer(words: string[]): Promise<void> {
      given.push(words);
      source.decision = next;
      return Promise.resolve();
    },
  };
  return { choosing: new Choosing(source), given };
}

describe("a click on a pile while Treasures are asked for", () => {
  test("is possible where the server offers it", () => {
    expect(canBuyAtOnce(TREASURES, "estate")).toBe(true);
    expect(canBuyAtOnce(TREASURES, "gold")).toBe(false);
    expect(canBuyAtOnce({ ...TREASURES, buyable: undefined }, "estate")).toBe(false);
    expect(canBuyAtOnce(null, "estate")).toBe(false);
  });

  test("plays all Treasures and buys", async () => {
    const { choosing, given } = followedBy(BUY);
    await buyAtOnce(choosing, "estate");
    expect(given).toEqual([["all"], ["estate"]]);
  });

  test.each([
    ["no question", null],
    ["another question", { ...BUY, kind: "spend", place: "amounts", options: ["0", "1"] } as Decision],
    ["the question of another player", { ...BUY, player: 1 }],
    ["a pile that is not offered", { ...BUY, options: ["copper"] }],
  ])("buys nothing where there follows %s", async (_, next) => {
    const { choosing, given } = followedBy(next);
    await buyAtOnce(choosing, "estate");
    expect(given).toEqual([["all"]]);
  });
});
