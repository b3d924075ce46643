import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { words } from "../lib/words.svelte.ts";
import KingdomPicker from "./KingdomPicker.svelte";
import { laid } from "./picking.ts";

const FIRST_GAME = "cellar market militia mine moat remodel smithy village woodcutter workshop".split(" ");
const SETS = [{ id: "first-game", cards: FIRST_GAME, bane: null, colonies: null, names: { en: "First Game" } }];

/** Reads texts from the disk, where the browser would fetch them. */
function fromDisk(address: string): Promise<Response> {
  const file = address.match(/[a-z]+\/[a-z]+\.ftl/)?.[0];
  return Promise.resolve(new Response(readFileSync(`../src/throneroom/text/${file}`, "utf8")));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", fromDisk);
  Element.prototype.scrollIntoView = () => {};
  await words.speak("en");
});
afterEach(cleanup);

beforeEach(async () => {
  render(KingdomPicker, { picked: laid(FIRST_GAME, null, (id) => words.name(id)), sets: SETS, ready: true });
  await fireEvent.click(screen.getByLabelText("Card by card"));
});

function kingdom(): string[] {
  const cards = within(screen.getByRole("list", { name: "Kingdom" })).queryAllByRole("button");
  return cards.map((card) => (card as HTMLElement).dataset.card!);
}

async function find(typed: string): Promise<string[]> {
  await fireEvent.input(screen.getByLabelText("Search"), { target: { value: typed } });
  return [...document.querySelectorAll<HTMLElement>("[data-listed]")].map((item) => item.dataset.listed!);
}

function listed(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-listed="${id}"] button`)!;
}

it("finds in both languages", async () => {
  await vi.waitFor(async () => expect(await find("bauerndorf")).toEqual(["farming_village"]));
  expect(await find("dorf")).toEqual(expect.arrayContaining(["village", "farming_village"]));
  expect(await find("village")).toEqual(expect.arrayContaining(["village", "farming_village", "mining_village"]));
});

it("takes cards out and puts others in", async () => {
  expect(screen.getByRole("heading", { name: "First Game" })).toBeTruthy();
  await fireEvent.click(document.querySelector('[data-place="0"] button')!);
  expect(kingdom()).toHaveLength(9);
  await fireEvent.click(listed("chapel"));
  expect(kingdom()[0]).toBe("chapel");
  expect(screen.queryByRole("heading", { name: "First Game" })).toBeNull();
});

it("swaps one card for another without a mouse", async () => {
  await fireEvent.click(listed("chapel"));
  expect(kingdom()).not.toContain("chapel");
  await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.card).toBe("cellar"));
  await fireEvent.click(document.activeElement!);
  expect(kingdom()[0]).toBe("chapel");
  await vi.waitFor(() => expect(document.activeElement).toBe(listed("chapel")));
});

it("thinks better of it", async () => {
  await fireEvent.click(listed("chapel"));
  await fireEvent.keyDown(window, { key: "Escape" });
  await fireEvent.click(document.querySelector('[data-place="0"] button')!);
  expect(kingdom()).not.toContain("chapel");
  expect(kingdom()).not.toContain("cellar");
});

it("leaves the cards to the players, and finds them again", async () => {
  await fireEvent.click(screen.getByLabelText("In turn"));
  expect(screen.getByRole("heading", { name: "Picked in turn" })).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Kingdom" })).toBeNull();
  await fireEvent.click(screen.getByLabelText("Recommended"));
  expect(screen.getByRole("heading", { name: "First Game" })).toBeTruthy();
  expect(kingdom()).toHaveLength(10);
});

it("asks for a bane where Young Witch is", async () => {
  await fireEvent.click(document.querySelector('[data-place="9"] button')!);
  await fireEvent.click(listed("young_witch"));
  await fireEvent.click(listed("chapel"));
  await fireEvent.click(screen.getByText("Place of the bane"));
  expect(kingdom()).toHaveLength(11);
  expect(kingdom().at(-1)).toBe("chapel");
});
