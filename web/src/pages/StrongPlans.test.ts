import { readFileSync } from "node:fs";

import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { words } from "../lib/words.svelte.ts";
import StrongPlans from "./StrongPlans.svelte";
import type { FoundPlan } from "./strong.svelte.ts";

// Modules ask for the width of the screen when they are loaded; there is none here.
vi.hoisted(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

/** Reads texts from the disk, where the browser would fetch them. */
function fromDisk(address: string): Promise<Response> {
  const file = address.match(/[a-z]+\/[a-z]+\.ftl/)?.[0];
  return Promise.resolve(new Response(readFileSync(`../src/throneroom/text/${file}`, "utf8")));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", fromDisk);
  await words.speak("en");
});
afterEach(cleanup);

function show(opening: FoundPlan["opening"]): HTMLElement {
  const plan = { text: "Market", rules: [], weight: 1, against_library: 0.6, opening, worth: {} };
  const found = { plans: [plan], library: [], library_text: "", shares: [], games: 1, lengths: { 16: 1 }, seat_shares: [0.5, 0.5] };
  render(StrongPlans, { found, place: { cards: [], bane: null } });
  return screen.getByRole("region", { name: "Plan 1" });
}

it("shows what is bought in both turns, for each split", () => {
  const plan = within(
    show([
      { coins: [2, 5], bought: [[], ["market"]] },
      { coins: [5, 2], bought: [["market"], ["moat", "copper"]] },
    ]),
  );
  expect(plan.getAllByRole("term").map((split) => split.textContent)).toEqual(["$2, then $5", "$5, then $2"]);
  const cards = plan.getAllByRole("definition").map((turns) => turns.textContent.replace(/, costs \d|\s/g, ""));
  expect(cards).toEqual(["nothing/Market", "Market/MoatCopper"]);
});

it("says nothing of an opening that was not kept", () => {
  expect(within(show([])).queryByRole("heading", { name: "First two turns" })).toBeNull();
});
