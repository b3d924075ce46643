import { describe, expect, it } from "vitest";

import { CARDS, type Card } from "../lib/cards.ts";
import {
  KINGDOM_CARDS,
  SETS,
  add,
  asLink,
  asPlace,
  asText,
  asWish,
  canBeBane,
  cardsOf,
  chanceWish,
  filled,
  fromLink,
  laid,
  laidAs,
  missing,
  plain,
  recommended,
  remove,
  search,
  swap,
  toggled,
  withBane,
} from "./picking.ts";

const FIRST_GAME = "cellar market militia mine moat remodel smithy village woodcutter workshop".split(" ");
const name = (id: string): string => id;
const NAMES = {
  village: ["Dorf", "Village"],
  mining_village: ["Bergwerk", "Mining Village"],
  library: ["Bibliothek", "Library"],
  jester: ["Hofnarr", "Jester"],
  workshop: ["Werkstatt", "Workshop"],
  moneylender: ["Geldverleiher", "Moneylender"],
  trusty_steed: ["Streitross", "Trusty Steed"],
  bureaucrat: ["Bürokrat", "Bureaucrat"],
};

describe("laying out", () => {
  it("knows the kingdom cards", () => {
    const others = ({ set, types }: Card): boolean => set === "basic" || types.includes("prize");
    expect(KINGDOM_CARDS).toEqual(Object.keys(CARDS).filter((id) => !others(CARDS[id]!)));
    expect(KINGDOM_CARDS).toEqual(expect.arrayContaining(FIRST_GAME));
    expect(KINGDOM_CARDS).not.toContain("copper");
    expect(KINGDOM_CARDS).not.toContain("followers");
  });

  it("puts cheap cards first", () => {
    const picked = laid(FIRST_GAME, null, name);
    expect(picked.places.slice(0, 3)).toEqual(["cellar", "moat", "village"]);
    expect(picked.places.slice(-2)).toEqual(["market", "mine"]);
    expect(missing(picked)).toBe(0);
  });

  it("fills free places and moves nothing", () => {
    const two = remove(remove(laid(FIRST_GAME, null, name), "moat"), "mine");
    const picked = filled(two, [...cardsOf(two), "witch", "chapel"], null);
    expect(picked.places).toEqual(two.places.with(1, "witch").with(9, "chapel"));
  });

  it("leaves out what does not belong, and more than ten", () => {
    expect(cardsOf(laid(["moat", "moat", "copper", "followers", "nonsense"], null, name))).toEqual(["moat"]);
    expect(cardsOf(laid(KINGDOM_CARDS, null, name))).toHaveLength(10);
  });
});

describe("changing", () => {
  const full = laid(FIRST_GAME, null, name);

  it("takes a card away without moving the others, and fills the gap", () => {
    const gap = remove(full, "moat");
    expect(gap.places.indexOf(null)).toBe(1);
    expect(gap.places.indexOf("village")).toBe(full.places.indexOf("village"));
    expect(add(gap, "chapel").places[1]).toBe("chapel");
  });

  it("adds nothing where there is no room, and nothing twice", () => {
    expect(add(full, "chapel")).toBe(full);
    expect(add(remove(full, "moat"), "village").places[1]).toBeNull();
  });

  it("swaps one card for another", () => {
    const swapped = swap(full, 1, "chapel");
    expect(swapped.places[1]).toBe("chapel");
    expect(cardsOf(swapped)).toHaveLength(10);
    expect(cardsOf(swapped)).not.toContain("moat");
  });

  it("lets two of the ten change places", () => {
    const swapped = swap(full, 0, "mine");
    expect(swapped.places[0]).toBe("mine");
    expect(swapped.places[9]).toBe("cellar");
  });
});

describe("the bane", () => {
  const witch = swap(laid(FIRST_GAME, null, name), 9, "young_witch");

  it("goes with Young Witch only, and costs 2 or 3", () => {
    expect(canBeBane(witch, "chapel")).toBe(true);
    expect(canBeBane(witch, "moat")).toBe(false);
    expect(canBeBane(witch, "market")).toBe(false);
    expect(canBeBane(witch, "transmute")).toBe(false);
    expect(canBeBane(laid(FIRST_GAME, null, name), "chapel")).toBe(false);
  });

  it("goes when Young Witch goes, or when it is one of the ten", () => {
    const picked = withBane(witch, "chapel");
    expect(picked.bane).toBe("chapel");
    expect(remove(picked, "young_witch").bane).toBeNull();
    expect(remove(picked, "chapel").bane).toBeNull();
    expect(swap(picked, 0, "chapel").bane).toBeNull();
  });
});

describe("searching", () => {
  const ids = Object.keys(NAMES);

  it("finds in both languages, what begins so first", () => {
    expect(search("dorf", ids, NAMES)).toEqual(["village"]);
    expect(search("village", ids, NAMES)).toEqual(["village", "mining_village"]);
    expect(search("Werk", ids, NAMES)).toEqual(["workshop", "mining_village"]);
  });

  it("minds neither umlauts nor spaces", () => {
    for (const typed of ["Bürokrat", "buero", "BURO"]) expect(search(typed, ids, NAMES)).toEqual(["bureaucrat"]);
    expect(search("trusty  steed", ids, NAMES)).toEqual(["trusty_steed"]);
    expect(plain("Straße")).toBe("strasse");
  });

  it("finds everything by nothing, and nothing by nonsense", () => {
    expect(search(" ", ids, NAMES)).toEqual(ids);
    expect(search("qqq", ids, NAMES)).toEqual([]);
  });
});

describe("passing on", () => {
  it("comes back from its own link", () => {
    const picked = withBane(swap(laid(FIRST_GAME, null, name), 9, "young_witch"), "chapel");
    const link = asLink(picked);
    expect(link).toMatch(/^\/new\?kingdom=[a-z_]+,[a-z_,]+&bane=chapel$/);
    const back = fromLink(new URLSearchParams(link.split("?")[1]), name)!;
    expect(new Set(cardsOf(back))).toEqual(new Set(cardsOf(picked)));
    expect(back.bane).toBe("chapel");
    expect(asText(back)).toMatch(/ \(bane: chapel\)$/);
  });

  it("tells whether there are Colonies, where that is not left to the cards", () => {
    const picked = laid(FIRST_GAME, null, name, "with");
    expect(asLink(picked)).toMatch(/&colonies=with$/);
    const back = fromLink(new URLSearchParams(asLink(picked).split("?")[1]), name)!;
    expect(back.colonies).toBe("with");
    expect(asText(back)).toMatch(/ \(with Colonies\)$/);
    expect(asPlace(back).colonies).toBe(true);
    expect(swap(back, 0, "chapel").colonies).toBe("with");
    expect(filled(back, FIRST_GAME, null).colonies).toBe("with");
    expect(laidAs({ cards: FIRST_GAME, colonies: null }, name).colonies).toBeUndefined();
    const sets = [{ id: "first-game", cards: FIRST_GAME, bane: null, colonies: null, names: { en: "First Game" } }];
    expect(recommended(back, sets)).toBeUndefined();
  });

  it("leaves other texts to the server", () => {
    expect(fromLink(new URLSearchParams({ kingdom: "Big Money" }), name)).toBeNull();
    expect(fromLink(new URLSearchParams(), name)).toBeNull();
  });

  it("wishes for a set by its name, for cards, or for a draft", () => {
    const sets = [{ id: "first-game", cards: FIRST_GAME, bane: null, colonies: null, names: { en: "First Game" } }];
    const picked = laid(FIRST_GAME, null, name);
    expect(asWish(picked, null, sets)).toBe("First Game");
    expect(asWish(picked, null, [])).toBe(asText(picked));
    expect(asWish(picked, ["base"], sets)).toEqual({ drafted_from: ["base"] });
  });

  it("knows a recommended set however it came together", () => {
    const sets = [{ id: "first-game", cards: FIRST_GAME, bane: null, colonies: null, names: { en: "First Game" } }];
    expect(recommended(laid(FIRST_GAME.toReversed(), null, name), sets)?.id).toBe("first-game");
    expect(recommended(swap(laid(FIRST_GAME, null, name), 0, "chapel"), sets)).toBeUndefined();
  });
});

describe("chance", () => {
  it("says only what matters", () => {
    expect(chanceWish({ sets: [], some: [], none: [], curve: false })).toEqual({});
    expect(chanceWish({ sets: [...SETS], some: ["villages"], none: ["attacks"], curve: true })).toEqual({
      with_some: ["villages"],
      without: ["attacks"],
      price_curve: true,
    });
    expect(chanceWish({ sets: ["base"], some: [], none: [], curve: false })).toEqual({ sets: ["base"] });
  });

  it("toggles", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});
