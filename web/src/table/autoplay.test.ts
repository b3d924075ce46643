import { describe, expect, it } from "vitest";

import type { Decision } from "../lib/protocol.ts";
import { autoplay as autoplayWith, type Wishes } from "./autoplay.ts";

const NOTHING = { autoTreasures: false, autoReactions: false, autoForced: false };
const FORCED = { ...NOTHING, autoForced: true };

const autoplay = (decision: Decision, wishes: Wishes): string[] | null => autoplayWith(decision, wishes, []);

function question(part: Partial<Decision>): Decision {
  const usual = { kind: "discard", options: [], least: 1, most: 1, several: false, ordered: false, decline: false, all: false };
  return { ...usual, ...part } as Decision;
}

describe("playing by itself", () => {
  it("does nothing that nobody asked for", () => {
    expect(autoplay(question({ all: true, decline: true, options: ["copper"] }), NOTHING)).toBeNull();
    expect(autoplay(question({ options: ["copper"] }), NOTHING)).toBeNull();
  });

  it("plays all Treasures", () => {
    const treasures = question({ kind: "play_treasure", all: true, decline: true, options: ["copper"] });
    expect(autoplay(treasures, { ...NOTHING, autoTreasures: true })).toEqual(["all"]);
    expect(autoplay(treasures, FORCED)).toBeNull();
  });

  it("shows every Reaction once against an Attack", () => {
    const wishes = { ...NOTHING, autoReactions: true };
    const asked = question({ kind: "show", player: 1, options: ["moat", "secret_chamber"], decline: true });
    const attack = { number: 3, kind: "play", seat: 0, cards: ["militia"] };
    const show = (number: number, id: string) => ({ number, kind: "show", seat: 1, cards: [id] });
    const before = [show(1, "moat"), show(2, "secret_chamber"), attack];
    expect(autoplayWith(asked, wishes, before)).toEqual(["moat"]);
    expect(autoplayWith(asked, wishes, [...before, show(4, "moat")])).toEqual(["secret_chamber"]);
    expect(autoplayWith(asked, wishes, [...before, show(4, "moat"), show(5, "secret_chamber")])).toEqual(["done"]);
    const again = { ...attack, number: 5, kind: "play_again" };
    expect(autoplayWith(asked, wishes, [...before, show(4, "moat"), again])).toEqual(["moat"]);
    expect(autoplayWith(asked, NOTHING, before)).toBeNull();
  });

  it("takes the only option", () => {
    expect(autoplay(question({ options: ["copper"] }), FORCED)).toEqual(["copper"]);
    expect(autoplay(question({ options: ["copper", "copper"] }), FORCED)).toEqual(["copper"]);
    expect(autoplay(question({ options: ["copper", "silver"] }), FORCED)).toBeNull();
  });

  it("leaves it to people whether to do something at all", () => {
    expect(autoplay(question({ options: ["copper"], decline: true }), FORCED)).toBeNull();
    expect(autoplay(question({ options: [], decline: true }), FORCED)).toEqual(["done"]);
    expect(autoplay(question({ options: ["copper"], several: true, least: 0 }), FORCED)).toBeNull();
  });

  it("takes all where all must go, unless their order matters", () => {
    const both = { options: ["copper", "silver"], several: true, least: 2, most: 2 };
    expect(autoplay(question(both), FORCED)).toEqual(["copper", "silver"]);
    expect(autoplay(question({ ...both, ordered: true }), FORCED)).toBeNull();
    expect(autoplay(question({ ...both, options: ["copper", "copper"], ordered: true }), FORCED)).toEqual([
      "copper",
      "copper",
    ]);
    expect(autoplay(question({ ...both, options: ["copper", "copper", "copper"] }), FORCED)).toEqual([
      "copper",
      "copper",
    ]);
  });
});
