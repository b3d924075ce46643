// The browser tells a game as the terminal does: tests/web/logs.py wrote what is compared here.

import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it, vi } from "vitest";

import { mark, pieces, turns, type Line, type Speaker, type Turn } from "./log.ts";
import type { GameEvent } from "./protocol.ts";
import logs from "./testdata/logs.json";
import { words } from "./words.svelte.ts";

const TURNS = logs.turns as { events: GameEvent[]; lines: Record<string, string[]> }[];

const speaker: Speaker = {
  say: (key, values) => words.say(key, values),
  name: (id) => words.name(id),
  cards: (ids) => words.cards(ids, mark),
};

const sentence = (line: Pick<Line, "pieces">): string => line.pieces.map((piece) => piece.text).join("");
const told = (turn: Turn): string[] => [
  sentence(turn),
  ...turn.lines.map((line) => "  ".repeat(line.depth) + sentence(line)),
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
      { text: "." },
    ]);
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

  const whole = TURNS.slice(0, 3)
    .flatMap((turn) => turn.events)
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
