import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Player } from "../lib/protocol.ts";
import type { Sight } from "../lib/sight.ts";
import { words } from "../lib/words.svelte.ts";
import Players from "./Players.svelte";

// Modules ask for the width of the screen when they are loaded; there is none here.
vi.hoisted(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

/** Reads texts from the disk, where the browser would fetch them. */
function fromDisk(address: string): Promise<Response> {
  const file = /[a-z]+\/[a-z]+\.ftl/.exec(address)![0];
  return Promise.resolve(new Response(readFileSync(`../src/throneroom/text/${file}`, "utf8")));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", fromDisk);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  await words.speak("en");
});
afterEach(cleanup);

const KEPT = { telltale_in_hand: [], in_play: [], set_aside: [], saved: [], laid_by: [], mat: [], private_mat: [] };

/** Ben as Anna sees him, or a bot in his place. */
function sight(known: Partial<Player>, other = { name: "Ben", bot: "" }): Sight {
  const ben = { hand_size: 5, deck_size: 4, discard_size: 0, discard_top: null, tokens: 0, known_on_deck: [], ...KEPT, ...known };
  const seats = [{ name: "Anna", bot: "" }, other].map((seat) => ({ ...seat, plan: "", away: false, left: false }));
  const view = { current: 0, supply: {}, players: [ben, ben] };
  return { table: { seats }, game: { viewer: 0, view, clock: null, asked: null }, seats: [0], log: [] } as unknown as Sight;
}

const points = (): string | undefined => screen.queryByText("Points")?.parentElement?.querySelector("dd")?.textContent;

describe("another player", () => {
  it("has points where they are known", () => {
    render(Players, { sight: sight({ cards: { province: 1 }, points: 6 }) });
    expect(points()).toBe("6");
  });

  it("has a question mark for points where cards were passed unseen, and says so of the cards", async () => {
    render(Players, { sight: sight({ cards: null, points: null }) });
    expect(points()).toBe("?");
    await fireEvent.click(screen.getByRole("button", { name: /^4/ }));
    const dialog = screen.getByRole("dialog", { hidden: true });
    expect(within(dialog).getByText(words.say("web-cards-unknown"))).toBeTruthy();
  });

  it("has a face and a style if it is a bot", () => {
    const { container } = render(Players, { sight: sight({}, { name: "Florin", bot: "money" }) });
    expect(container.querySelector(".name svg")).not.toBeNull();
    expect(screen.getByText("medium: trusts in Silver and Gold")).toBeTruthy();
  });

  it("has no face if it is a person, even where a bot plays on", () => {
    const { container } = render(Players, { sight: sight({}, { name: "Ben", bot: "plan" }) });
    expect(container.querySelector(".name svg")).toBeNull();
  });

  it("thinks while it is asked, but not in a replay", () => {
    const asked = sight({});
    Object.assign(asked.game!, { asked: { seat: 1, source: null } });
    Object.assign(asked.table!, { status: "playing" });
    const thinks = (live: boolean): boolean =>
      render(Players, { sight: asked, live }).container.querySelector(".thinking")!.classList.contains("shown");
    expect(thinks(true)).toBe(true);
    expect(thinks(false)).toBe(false);
  });

  it("keeps Durations and mats in sight, and cards on a hidden mat to itself", () => {
    const kept = { in_play: ["wharf"], saved: [null], mat: ["island", "estate", "estate"], private_mat: [null, null], mat_tokens: 3 };
    render(Players, { sight: sight(kept) });
    const told = (name: string): string | undefined => screen.getByRole("group", { name }).textContent?.replace(/\s+/g, " ").trim();
    expect(told("In play (Ben)")).toBe("In play Wharf");
    expect(told("Island mat (Ben)")).toBe("Island mat Island Estate ×2");
    expect(told("Village mat (Ben)")).toBe("Village mat 2 2 cards");
    expect(told("Set aside (Ben)")).toBe("Set aside 1 a card");
    expect(screen.getByText("Loot").parentElement?.querySelector("dd")?.textContent).toBe("3");
  });

  it("has neither where the table hides them", () => {
    render(Players, { sight: sight({}) });
    expect(points()).toBeUndefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
