import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { CARDS, isBuiltIn, KINGDOM_CARDS, SETS } from "./cards.ts";
import type { Decision } from "./protocol.ts";
import { words } from "./words.svelte.ts";

const TEXTS: Record<string, string> = {
  en: "pier = Pier\n    .one = a Pier\n    .many = Piers\n    .text = Go ashore.\nmode-set_sail = set sail\n",
  de: "option-done = fertig\ncards-many = { $count } { $name }\nlist-and = { $first } und { $last }\n",
};

function shown(id: string): object {
  return { id, set: "harbour", cost: 3, potion: 0, types: ["action"], points: 0, bonuses: {}, names: {}, texts: {} };
}

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn((address: string) => {
      const outside = { cards: [shown("pier"), shown("fog_horn"), shown("smithy")], fluent: { en: TEXTS.en } };
      const body = address === "/api/cards/outside" ? JSON.stringify(outside) : TEXTS.de;
      return Promise.resolve(new Response(body));
    }),
  );
});

afterEach(() => vi.unstubAllGlobals());

describe("cards that the build does not know", () => {
  it("are learned from the server, with their texts in whatever language there is", async () => {
    await words.speak("de");
    expect(CARDS.pier?.cost).toBe(3);
    expect(KINGDOM_CARDS).toContain("pier");
    expect(SETS).toContain("harbour");
    expect(isBuiltIn("pier")).toBe(false);
    expect(CARDS.smithy?.set).toBe("base");
    expect(words.name("pier")).toBe("Pier");
    expect(words.rules("pier")).toBe("Go ashore.");
    expect(words.cards(["pier", "pier", "fog_horn"])).toBe("2 Pier und Fog Horn");
    expect(words.set("harbour")).toBe("harbour");
    const decision = { place: "modes", source: "pier" } as Decision;
    expect(words.option(decision, "set_sail", [])).toBe("set sail");
    expect(words.option(decision, "drop_anchor", [])).toBe("drop anchor");
  });
});
