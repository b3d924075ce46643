import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Channel, Refused } from "./channel.svelte.ts";
import type { Decision, Game, GameEvent, Seat, Table, Update } from "./protocol.ts";

/** The server's end of a connection, as far as the channel can see it. */
class Line {
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1)!;
  }

  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = Line.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number; reason: string }): void => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(update: Partial<Update>): void {
    this.readyState = Line.OPEN;
    this.onopen();
    this.tell({ type: "update", protocol: 1, entry: 1, ...update });
  }

  tell(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  cut(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

function table(...yours: boolean[]): Table {
  const seats = yours.map((mine) => ({ yours: mine, taken: true }) as Seat);
  return { seats } as Table;
}

function game(part: Partial<Game>, decision?: number): Game {
  const asked = decision === undefined ? null : ({ number: decision, seat: part.viewer ?? 0 } as Decision);
  return { viewer: 0, events: [], event: 0, hand_over: null, decision: asked, ...part } as Game;
}

function events(first: number, last: number): GameEvent[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({ number: first + index, kind: "draw", seat: 0 }));
}

const numbers = (channel: Channel): number[] => channel.log.map((event) => event.number);

let channel: Channel;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  channel = new Channel("t", () => "en", "ws://somewhere");
  channel.open();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a channel that is cut", () => {
  it("comes back and goes on where it was", () => {
    Line.last.accept({ table: table(true, false), game: game({ events: events(1, 4) }, 7) });
    Line.last.cut();
    expect(channel.connection).toBe("lost");
    vi.advanceTimersByTime(400);
    Line.last.accept({ game: game({ events: events(5, 6) }, 7) });
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", event: 4 });
    expect(channel.connection).toBe("open");
    expect(numbers(channel)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("gives an answer again whose question still stands", async () => {
    Line.last.accept({ table: table(true, false), game: game({}, 7) });
    const answered = channel.answer(["done"]);
    Line.last.cut();
    vi.advanceTimersByTime(400);
    Line.last.accept({ game: game({}, 7) });
    const again = Line.last.sent[1]!;
    expect(again).toMatchObject({ type: "answer", decision: 7, words: ["done"] });
    Line.last.tell({ type: "done", id: again.id });
    await answered;
  });

  it("knows that an answer has counted if the game has gone on", async () => {
    Line.last.accept({ table: table(true, false), game: game({}, 7) });
    const answered = channel.answer(["done"]);
    Line.last.cut();
    vi.advanceTimersByTime(400);
    Line.last.accept({ game: game({}, 8) });
    await answered;
    expect(Line.last.sent).toHaveLength(1);
  });

  it("keeps an answer that is given meanwhile", async () => {
    Line.last.accept({ table: table(true, false), game: game({}, 7) });
    Line.last.cut();
    const answered = channel.answer(["all"]);
    vi.advanceTimersByTime(400);
    Line.last.accept({ game: game({}, 7) });
    Line.last.tell({ type: "done", id: Line.last.sent[1]!.id });
    await answered;
  });

  it("says that anything else came to nothing", async () => {
    Line.last.accept({ table: table(true, false), game: game({}, 7) });
    const said = channel.send({ type: "say", seat: 0, text: "hello" });
    Line.last.cut();
    await expect(said).rejects.toBeInstanceOf(Refused);
    await expect(channel.send({ type: "say", seat: 0, text: "hello" })).rejects.toBeInstanceOf(Refused);
  });

  it("does not come back where it is not wanted", () => {
    Line.last.accept({ table: table(true, false) });
    Line.last.cut(4403, "banned");
    vi.advanceTimersByTime(60_000);
    expect(channel.connection).toBe("closed");
    expect(Line.all).toHaveLength(1);
  });

  it("is noticed when nothing comes back", () => {
    Line.last.accept({ table: table(true, false), game: game({}, 7) });
    void channel.answer(["done"]);
    vi.advanceTimersByTime(7_000);
    expect(channel.connection).toBe("open");
    vi.advanceTimersByTime(1_500);
    expect(Line.all).toHaveLength(2);
  });
});

describe("a channel at one screen", () => {
  it("goes on with the same eyes after a cut", async () => {
    Line.last.accept({ table: table(true, true), game: game({ viewer: 1, events: events(1, 3) }, 7) });
    const answered = channel.answer(["done"]);
    Line.last.cut();
    vi.advanceTimersByTime(400);
    Line.last.accept({ game: game({ viewer: null, events: events(1, 3), hand_over: 1 }) });
    const show = Line.last.sent[1]!;
    expect(show).toMatchObject({ type: "show", seat: 1, event: 3 });
    Line.last.tell({ type: "update", protocol: 1, entry: 1, game: game({ viewer: 1 }, 7) });
    Line.last.tell({ type: "done", id: show.id });
    await vi.waitFor(() => expect(Line.last.sent).toHaveLength(3));
    Line.last.tell({ type: "done", id: Line.last.sent[2]!.id });
    await answered;
  });

  it("asks for what a player missed while others looked", () => {
    Line.last.accept({ table: table(true, true), game: game({ viewer: 1, events: events(1, 5) }) });
    Line.last.tell({ type: "update", protocol: 1, entry: 2, game: game({ viewer: null, events: events(6, 7) }) });
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "show", seat: null, event: 0 });
    Line.last.tell({ type: "update", protocol: 1, entry: 2, game: game({ viewer: null, events: events(1, 7) }) });
    expect(numbers(channel)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
