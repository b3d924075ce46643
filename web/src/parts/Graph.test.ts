import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { leadOf, leadTaken, type GameShown } from "../lib/games.ts";
import { words } from "../lib/words.svelte.ts";
import Graph from "./Graph.svelte";
import Results from "./Results.svelte";

/** Reads texts from the disk, where the browser would fetch them. */
function fromDisk(address: string): Promise<Response> {
  const file = /[a-z]+\/[a-z]+\.ftl/.exec(address)![0];
  return Promise.resolve(new Response(readFileSync(`../src/throneroom/text/${file}`, "utf8")));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", fromDisk);
  // Nothing has a size here.
  vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} });
  await words.speak("en");
});
afterEach(cleanup);

const NAMES = ["Anna", "Ben", "Clara", "David", "Emil", "Friederike"];
const SERIES = NAMES.map((_, seat) => [3, 3 - seat, 3]);

const href = (turn: number) => `/games/x?turn=${turn}`;

/** The turns of two players, by turns. */
const turns = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `Turn ${Math.floor(place / 2) + 1}: ${NAMES[place % 2]}`,
    number: Math.floor(place / 2) + 1,
  }));

const numbers = (elements: Iterable<Element>, attribute: string): number[] =>
  [...elements].map((element) => Number(element.getAttribute(attribute)));

describe("a graph", () => {
  it("has a name, and a table that says the same", () => {
    render(Graph, { title: "Points", href, names: NAMES.slice(0, 2), turns: turns(1), series: [[3, 4], [3, -1]] });
    expect(screen.getByRole("img", { name: "Points" })).toBeTruthy();
    const rows = within(screen.getByRole("table", { name: "Points" })).getAllByRole("row");
    const told = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    expect(told).toEqual([["Turn", "Anna", "Ben"], ["Beginning", "3", "3"], ["Turn 1: Anna", "4", "-1"]]);
  });

  it("tells lines apart without colours", () => {
    const { container } = render(Graph, { title: "Points", href, names: NAMES, turns: turns(2), series: SERIES });
    const dashes = [...container.querySelectorAll(".line")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(new Set(dashes).size).toBe(6);
    expect(new Set([...container.querySelectorAll(".mark")].map((mark) => mark.getAttribute("d"))).size).toBe(6);
  });

  it("keeps names apart whose lines end at the same place", () => {
    const { container } = render(Graph, { title: "Points", href, names: NAMES, turns: turns(2), series: SERIES });
    const places = numbers(container.querySelectorAll("text.name"), "y").sort((a, b) => a - b);
    for (const [index, place] of places.slice(1).entries()) expect(place - places[index]!).toBeGreaterThanOrEqual(14.9);
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places.at(-1)).toBeLessThan(190);
  });

  it("draws games that ended at once", () => {
    const { container } = render(Graph, { title: "Points", href, names: ["Anna", "Ben"], turns: [], series: [[0], [0]] });
    expect(container.innerHTML).not.toContain("NaN");
  });

  it("leads to the turn that is pointed at", async () => {
    const onturn = vi.fn();
    render(Graph, { title: "Points", href, names: ["Anna"], turns: turns(3), series: [[1, 2, 3, 4]], onturn });
    const drawing = screen.getByRole("img");
    drawing.getBoundingClientRect = () => ({ left: 0, width: 420 }) as DOMRect;
    await fireEvent.click(drawing, { clientX: 0, detail: 1 });
    await fireEvent.click(drawing, { clientX: 400, detail: 1 });
    expect(onturn.mock.calls).toEqual([[1], [3]]);
  });

  it("is a single link, and arrow keys choose the turn", async () => {
    render(Graph, { title: "Points", href, names: ["Anna"], turns: turns(3), series: [[1, 2, 3, 4]] });
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe("/games/x?turn=3");
    expect(link.textContent).toContain("look at Turn 2: Anna");
    await fireEvent.keyDown(link, { key: "ArrowLeft" });
    expect(link.getAttribute("href")).toBe("/games/x?turn=2");
    expect(document.querySelector("figcaption")!.textContent).toContain("Turn 1: Ben: Anna 3");
    await fireEvent.keyDown(link, { key: "Home" });
    await fireEvent.keyDown(link, { key: "ArrowLeft" });
    expect(link.getAttribute("href")).toBe("/games/x?turn=1");
  });

  it("counts turns as players do", () => {
    const { container } = render(Graph, { title: "Points", href, names: ["Anna"], turns: turns(8), series: [Array(9).fill(3)] });
    const columns = [...container.querySelectorAll(".tick[text-anchor=middle]")].map((tick) => tick.textContent);
    expect(columns).toEqual(["0", "1", "2", "3", "4"]);
  });
});

describe("the lead", () => {
  it.each([
    ["taken late", [[3, 4, 4, 4], [3, 3, 3, 9]], 1, 3],
    ["lost in between", [[3, 6, 6, 6, 12], [3, 3, 9, 9, 9]], 0, 4],
    ["held from the first turn", [[3, 6, 6], [3, 3, 3]], 0, 1],
    ["never alone", [[3, 6, 6], [3, 3, 6]], 1, null],
  ])("%s", (_, points, winner, taken) => {
    expect(leadTaken(points, winner)).toBe(taken);
  });
});

describe("how a game was decided", () => {
  /** Two turns each, of which the last is an extra one. */
  const starts = [1, 1, 2, null].map((own_turn, place) => ({
    turn: place + 1,
    own_turn,
    seat: place % 2,
    possessor: own_turn === null ? 0 : null,
    event: 1,
    answers: 0,
  }));
  const seats = NAMES.slice(0, 2).map((name) => ({ name, bot: "", points: 0, place: 1, yours: false }));
  const game = (winners: number[], points: number[][], ending = "provinces") =>
    ({ seats, starts, winners, points, ending }) as unknown as GameShown;

  it.each([
    [game([0], [[3, 3, 3, 9, 9], [3, 3, 3, 3, 3]]), "Anna took the lead in turn 2 and kept it."],
    [game([0], [[3, 3, 3, 3, 3], [3, 3, 2, 2, 2]]), "Anna took the lead in turn 1 of Ben and kept it."],
    [game([0], [[3, 3, 3, 3, 9], [3, 3, 3, 3, 3]]), "Anna took the lead in an extra turn and kept it."],
    [game([1], [[3, 3, 3, 9, 9], [3, 3, 9, 9, 9]]), "The points are level; Ben wins with fewer turns."],
    [game([0, 1], [[3, 9], [3, 9]]), "Anna and Ben are level in points and turns."],
    [game([0], [[3, 3], [3, 9]], "resigned"), ""],
    [game([], [[3, 3], [3, 9]], "turn limit"), ""],
  ])("%#", (played, story) => {
    expect(leadOf(played).story).toBe(story);
  });
});

describe("results", () => {
  it("have the first first, and say what the points are made of", () => {
    const standings = [
      { name: "Anna", place: 2, points: 2, deck: [{ card: "curse", count: 1, points: -1 }, { card: "estate", count: 3, points: 3 }] },
      { name: "Ben", place: 1, points: 6, deck: [{ card: "copper", count: 7, points: 0 }, { card: "province", count: 1, points: 6 }] },
    ];
    const { container } = render(Results, { standings });
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent!.split(/\s+/).slice(0, 2))).toEqual([
      ["1.", "Ben"],
      ["2.", "Anna"],
    ]);
    const counted = [...container.querySelectorAll(".counting li")].map((item) => [
      item.querySelector(".name")!.textContent,
      item.querySelector(".each [aria-hidden]")!.textContent,
    ]);
    expect(counted).toEqual([["Province", "6"], ["Estate", "3"], ["Curse", "−1"]]);
    expect(container.querySelectorAll(".crown.worn")).toHaveLength(1);
    expect(within(screen.getByRole("region", { name: "Ben" })).getByText("Copper")).toBeTruthy();
  });

  it("are counted up on the screen, and read out in full at once", () => {
    const { container } = render(Results, { standings: [{ name: "Ben", place: 1, points: 30, deck: [] }], counted: 0.5 });
    expect(container.querySelector(".points [aria-hidden]")!.textContent).toBe("15");
    expect(container.querySelector(".points .sr-only")!.textContent).toBe("30 points");
    expect(container.querySelector(".crown.worn")).toBeNull();
  });
});
