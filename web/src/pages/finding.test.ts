import { describe, expect, it } from "vitest";

import { CARDS, type Card } from "../lib/cards.ts";
import { addressOf, find, prices, sets, types, wantedIn } from "./finding.ts";

const ALL = { typed: "", set: "", type: "", price: "", potion: false };
const names = { village: ["Dorf", "Village"], moat: ["Burggraben", "Moat"] };
const words = { name: (id: string) => id, rules: (id: string) => (id === "chapel" ? "Trash up to 4 cards." : "") };

describe("finding cards", () => {
  it("knows sets, types and prices", () => {
    expect(sets()).toEqual(["basic", "base", "base-2", "intrigue", "intrigue-2", "alchemy", "cornucopia", "guilds", "seaside", "prosperity", "hinterlands", "promos"]);
    expect(types()).toContain("reaction");
    expect(prices()[0]).toBe(0);
  });

  it("gives everything by nothing", () => {
    expect(find(ALL, names, words)).toHaveLength(Object.keys(CARDS).length);
  });

  it("finds by name in each language, and by text", () => {
    expect(find({ ...ALL, typed: "dorf" }, names, words)).toEqual(["village"]);
    expect(find({ ...ALL, typed: "trash up" }, names, words)).toEqual(["chapel"]);
  });

  it("joins all filters", () => {
    const found = find({ ...ALL, set: "base", type: "attack", price: "4" }, names, words);
    const fits = ({ sets, types, cost }: Card): boolean =>
      sets.includes("base") && types.includes("attack") && cost === 4;
    expect(found.toSorted()).toEqual(Object.keys(CARDS).filter((id) => fits(CARDS[id]!)).toSorted());
    const some = ["bureaucrat", "militia", "spy", "thief"];
    expect(found.filter((id) => some.includes(id))).toEqual(some);
    const potions = find({ ...ALL, potion: true }, names, words);
    expect(potions.length).toBeGreaterThan(5);
    expect(potions.every((id) => CARDS[id]!.potion)).toBe(true);
  });

  it("stands in the address", () => {
    const wanted = { ...ALL, typed: "dorf", set: "base", price: "3" };
    const address = addressOf(wanted);
    expect(address).toBe("/cards?find=dorf&set=base&price=3");
    expect(wantedIn(new URLSearchParams(address.split("?")[1]))).toEqual(wanted);
    expect(addressOf(ALL)).toBe("/cards");
    expect(wantedIn(new URLSearchParams("set=nonsense&price=99"))).toEqual(ALL);
  });
});
