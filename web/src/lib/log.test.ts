// The browser tells a game as the terminal does: tests/web/logs.py wrote what is compared here.

import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it, vi } from "vitest";

import { mark, pieces, turns, type Line, type Turn } from "./log.ts";
import type { GameEvent } from "./protocol.ts";
import { speaker } from "./speaker.ts";
import { lastTurn } from "./summary.ts";
import logs from "./testdata/logs.json";
import { words } from "./words.svelte.ts";

const TURNS = logs.turns as { events: GameEvent[]; lines: Record<string, string[]> }[];

const sentence = (line: Pick<Line, "pieces">): string => line.pieces.map((piece) => piece.text).join("");
const told = (turn: Turn): string[] => [
  sentence(turn),
  ...turn.lines.map((line) => "  ".repeat(line.depth) + (line.undone ? `${words.say("log-undone")} ` : "") + sentence(line)),
];

/** Reads texts from the disk, where the browser would fetch them. */
function fromDisk(address: string): Promise<Response> {
  const file = /[a-z]+\/[a-z]+\.ftl/.exec(address)![0];
  return Promise.resolve(new Response(readFileSync(`../src/throneroom/text/${file}`, "utf8")));
}

beforeAll(() => void vi.stubGlobal("fetch", fromDisk));

describe.each(["en", "de"])("in %s", (language) => {
  beforeAll(() => words.speak(language));

  it.each(TURNS.map((turn, index) => [index, turn] as const))("tells turn %i as the terminal does", (_, turn) => {
    expect(turns(turn.events, logs.names, speaker).flatMap(told)).toEqual(turn.lines[language]);
  });
});

it("leaves out kinds of events that it does not know", () => {
  const [turn, ...rest] = TURNS[0]!.events;
  const known = turns([turn!, ...rest], logs.names, speaker);
  const unknown = { ...turn!, kind: "applaud" };
  expect(turns([turn!, unknown, ...rest], logs.names, speaker)).toEqual(known);
});

describe("cards in sentences", () => {
  beforeAll(() => words.speak("en"));

  it("can be pointed at", () => {
    expect(pieces(`Anna gains ${mark("silver", "a Silver")} and ${mark("gold", "a Gold")}.`)).toEqual([
      { text: "Anna gains " },
      { text: "a Silver", card: "silver" },
      { text: " and " },
      { text: "a Gold", card: "gold" },
      { text: ".", quiet: true },
    ]);
  });

  it("are pointed at without their article, in both languages", async () => {
    const said = (): unknown => pieces(speaker.cards(["moat"]));
    expect(said()).toEqual([{ text: "a ", quiet: true }, { text: "Moat", card: "moat" }]);
    await words.speak("de");
    expect(said()).toEqual([{ text: "einen ", quiet: true }, { text: "Burggraben", card: "moat" }]);
    await words.speak("en");
  });

  it("are those of the events", () => {
    for (const { events } of TURNS) {
      const seen = new Set(events.flatMap((event) => event.cards ?? []));
      const pointed = turns(events, logs.names, speaker)
        .flatMap((turn) => turn.lines)
        .flatMap((line) => line.pieces.flatMap((piece) => piece.card ?? []));
      for (const card of pointed) expect(seen).toContain(card);
    }
  });
});

describe("a log that grows", () => {
  beforeAll(() => words.speak("en"));

  // In a row of turns from different games an undo would mean others than it did.
  const whole = TURNS.map(({ events }) => events)
    .filter((events) => events.every(({ kind }) => kind !== "undo"))
    .slice(0, 3)
    .flat()
    .map((event, index) => ({ ...event, number: index + 1 }));

  it("keeps the turns that are over", () => {
    const known = new Map();
    const before = turns(whole.slice(0, -1), logs.names, speaker, known);
    const after = turns(whole, logs.names, speaker, known);
    expect(after).toHaveLength(3);
    expect(after[0]).toBe(before[0]);
    expect(after[2]).not.toBe(before[2]);
  });

  it("may begin later", () => {
    const known = new Map();
    const all = turns(whole, logs.names, speaker, known);
    const second = whole.findIndex((event, index) => index > 0 && event.kind === "turn");
    expect(turns(whole.slice(second), logs.names, speaker, known)).toEqual(all.slice(1));
  });
});

describe("what was taken back", () => {
  beforeAll(() => words.speak("en"));

  /** Anna buys a Cellar, takes it back while Ben is already playing, and buys a Moat. */
  const story = (
    [
      { kind: "turn", seat: 0, amount: 3, own_turn: 2 },
      { kind: "play_treasures", seat: 0, cards: ["copper", "copper"], amount: 2 },
      { kind: "buy", seat: 0, cards: ["cellar"] },
      { kind: "gain", seat: 0, cards: ["cellar"] },
      { kind: "turn", seat: 1, amount: 4, own_turn: 2 },
      { kind: "undo", seat: 0, amount: 1, since: 3 },
      { kind: "buy", seat: 0, cards: ["moat"] },
      { kind: "gain", seat: 0, cards: ["moat"] },
      { kind: "turn", seat: 1, amount: 4, own_turn: 2 },
    ] satisfies Omit<GameEvent, "number">[]
  ).map((event, place) => ({ ...event, number: place + 1 }));

  it("is struck out, and no turn appears twice", () => {
    expect(turns(story, ["Anna", "Ben"], speaker).map(told)).toEqual([
      [
        "Turn 2: Anna",
        "Anna plays 2 Coppers. (+$2)",
        "(taken back) Anna buys and gains a Cellar.",
        "An answer is taken back.",
        "Anna buys and gains a Moat.",
      ],
      ["Turn 2: Ben"],
    ]);
  });

  it("stays with the turn that was led back to, with its own heading if something happened", () => {
    const played = { kind: "play_treasure", seat: 1, cards: ["silver"], amount: 2 };
    const longer = story.toSpliced(5, 0, { ...played, number: 0 }).map((event, place) => ({ ...event, number: place + 1 }));
    expect(turns(longer, ["Anna", "Ben"], speaker).map(told)[0]!.slice(2, 6)).toEqual([
      "(taken back) Anna buys and gains a Cellar.",
      "(taken back) Turn 2: Ben",
      "(taken back) Ben plays a Silver. (+$2)",
      "An answer is taken back.",
    ]);
  });

  it("gives the same log event by event as all at once", () => {
    const known = new Map();
    for (let length = 1; length <= story.length; length++) {
      const events = story.slice(0, length);
      expect(turns(events, ["Anna", "Ben"], speaker, known)).toEqual(turns(events, ["Anna", "Ben"], speaker));
    }
  });

  it("is not what a player did in the last turn", () => {
    expect(lastTurn(story, 0)).toEqual({ played: [], treasure: true, changes: [], bought: ["moat"], gained: [], over: true });
  });
});
