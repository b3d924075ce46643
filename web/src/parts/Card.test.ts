import { readFileSync } from "node:fs";

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import emblems from "../emblems.json";
import { CARDS } from "../lib/cards.ts";
import { words } from "../lib/words.svelte.ts";
import Card, { type Size } from "./Card.svelte";
import CardBack from "./CardBack.svelte";
import { GROUNDS, frame, longestWord, tints } from "./frame.ts";
import Price from "./Price.svelte";
import Prose from "./Prose.svelte";

const IDS = Object.keys(CARDS);
const SIZES: Size[] = ["hand", "pile", "slim", "chip", "large"];

/** Reads texts from the disk, where the browser would fetch them. */
function fromDisk(address: string): Promise<Response> {
  const file = address.match(/[a-z]+\/[a-z]+\.ftl/)?.[0];
  const text = readFileSync(`../src/throneroom/text/${file}`, "utf8");
  return Promise.resolve(new Response(text));
}

beforeAll(() => void vi.stubGlobal("fetch", fromDisk));
afterEach(cleanup);

describe.each(["en", "de"])("in %s", (language) => {
  beforeAll(() => words.speak(language));

  it.each(IDS)("%s renders in every size", (id) => {
    for (const size of SIZES) {
      const { container, unmount } = render(Card, { id, size, count: 3 });
      const shown = container.querySelector(`[data-card="${id}"]`)!;
      expect(shown.querySelector(".name")!.textContent).toBe(words.name(id));
      expect(words.name(id)).not.toBe(id);
      unmount();
    }
  });

  it.each(IDS)("%s tells all its rules when large", (id) => {
    const { container } = render(Card, { id, size: "large" });
    const text = container.textContent!.replace(/\s+/g, " ");
    expect(text).toContain(words.rules(id));
    expect(text).toContain(words.types(id));
  });
});

/** The name and what is read aloud after it. */
function labelOf(button: HTMLElement): string {
  return [".name", ".sr-only"].map((part) => button.querySelector(part)!.textContent).join("").replace(" ,", ",");
}

describe("the button", () => {
  beforeAll(() => words.speak("en"));

  it("is one only where there is something to pick", () => {
    render(Card, { id: "moat" });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("picks its card", () => {
    const onpick = vi.fn();
    render(Card, { id: "moat", onpick });
    screen.getByRole("button").click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith("moat");
  });

  it("does not react when disabled, and is still the same element", async () => {
    const onpick = vi.fn();
    const { rerender } = render(Card, { id: "moat", onpick });
    const button = screen.getByRole("button");
    await rerender({ disabled: true });
    expect(screen.getByRole("button")).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(onpick).not.toHaveBeenCalled();
  });

  it("says name, price and cards left", () => {
    render(Card, { id: "militia", size: "pile", count: 8, onpick: () => {} });
    const label = labelOf(screen.getByRole("button"));
    const price = words.say("web-card-price", { coins: 4, potions: 0, was: 4 });
    const left = words.say("web-card-left", { count: 8 });
    expect(label).toBe(`Militia, ${price}, ${left}, Attack`);
  });

  it("says when the price has changed, the pile is empty, and what its tag is", () => {
    render(Card, { id: "village", size: "pile", count: 0, price: 1, tag: "Bane", onpick: () => {} });
    const label = labelOf(screen.getByRole("button"));
    const price = words.say("web-card-price-now", { coins: 1, potions: 0, was: 3 });
    expect(label).toBe(`Village, ${price}, ${words.say("web-card-empty")}, Bane`);
  });

  it("is pressed when selected, and not a toggle where choosing is doing", async () => {
    const { rerender } = render(Card, { id: "moat", selected: false, onpick: () => {} });
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-pressed")).toBe("false");
    await rerender({ selected: true });
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await rerender({ selected: undefined });
    expect(button.hasAttribute("aria-pressed")).toBe(false);
    await rerender({ order: 2 });
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(labelOf(button)).toContain(words.say("web-card-order", { number: 2 }));
    expect(button.querySelector(".mark")!.textContent).toContain("2");
  });
});

describe("what belongs to a card", () => {
  beforeAll(() => words.speak("en"));

  it("has one emblem for each card, and none twice", () => {
    expect(Object.keys(emblems).filter((id) => id in CARDS).sort()).toEqual([...IDS].sort());
    expect(new Set(Object.values(emblems)).size).toBe(Object.keys(emblems).length);
  });

  it("has two colours where it has two coloured types", () => {
    expect(frame("village")).toEqual(["action", "action"]);
    expect(frame("great_hall")).toEqual(["action", "victory"]);
    expect(frame("harem")).toEqual(["treasure", "victory"]);
    expect(frame("moat")).toEqual(["action", "reaction"]);
    expect(frame("followers")).toEqual(["action", "action"]);
    expect(tints("harem")).toEqual(["treasure", "victory"]);
  });

  it("has an emblem in the colour of its role, on a ground of that shape, if it is an Action", () => {
    expect(tints("village")).toEqual(["acting", "acting"]);
    expect(tints("moat")).toEqual(["drawing", "drawing"]);
    expect(tints("throne_room")).toEqual(["action", "action"]);
    expect(new Set(Object.values(GROUNDS)).size).toBe(5);
    for (const id of IDS) {
      const { container, unmount } = render(Card, { id, size: "pile" });
      const ground = container.querySelector(".picture path")?.getAttribute("d");
      expect(ground === GROUNDS[CARDS[id]!.role] || (CARDS[id]!.role in GROUNDS) === false, id).toBe(true);
      unmount();
    }
  });

  it("carries a seal exactly where it attacks", () => {
    for (const id of IDS) {
      const { container, unmount } = render(Card, { id, size: "chip" });
      expect(container.querySelector(".seal") !== null, id).toBe(CARDS[id]!.types.includes("attack"));
      unmount();
    }
  });

  it("measures the longest word only", () => {
    expect(longestWord("Stein der Weisen")).toBe(longestWord("Weisen"));
    expect(longestWord("Ratsversammlung")).toBeGreaterThan(longestWord("Dorf") * 3);
  });

  it("strikes out the printed price only where another holds", () => {
    const { container, unmount } = render(Price, { coins: 4, was: 4 });
    expect(container.querySelector("s")).toBeNull();
    unmount();
    expect(render(Price, { coins: 3, was: 4 }).container.querySelector("s")!.textContent).toBe("4");
  });

  it("makes coins of amounts, and keeps them readable", () => {
    const { container } = render(Prose, { text: "Up to $4; then +$12." });
    expect(container.textContent).toBe("Up to $4; then +$12.");
    expect(container.querySelectorAll(".coin")).toHaveLength(2);
  });

  it("tells how many cards show their backs", () => {
    render(CardBack, { size: "stack", count: 12 });
    const stack = screen.getByRole("img", { name: words.say("cards-hidden", { count: 12 }) });
    expect(stack.querySelectorAll(".back")).toHaveLength(7);
  });
});
