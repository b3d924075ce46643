import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { justOver, queryOf, searchOf, type GameShown, type Position, type TurnShown } from "./games.ts";
import type { Decision, View } from "./protocol.ts";
import { Given, Replay, SPEEDS } from "./replay.svelte.ts";

const DECISION: Decision = {
  number: 1,
  seat: 0,
  player: 0,
  owner: 0,
  affects: 0,
  kind: "discard",
  source: "cellar",
  purpose: "",
  place: "hand",
  options: ["copper", "copper", "estate"],
  types: [],
  price: null,
  about: [],
  least: 0,
  most: 3,
  several: true,
  ordered: false,
  or_none: false,
  decline: false,
  all: false,
  off_turn: false,
};

/** Answers of each turn; in the third nothing could be decided. */
const ANSWERS = [2, 1, 0, 3];
const SEATS = [0, 1, 0, 1];

const SHOWN = {
  id: "x".repeat(22),
  cards: [],
  bane: null,
  colonies: false,
  markers: [],
  markers_on_mat: 0,
  forbidden: [],
  kingdom: "",
  profile: "first-edition",
  public: true,
  resigned: [],
  seats: ["Anna", "Ben"].map((name) => ({ name, bot: "", points: 3, place: 1, yours: false })),
  starts: ANSWERS.map((_, index) => ({ turn: index + 1, seat: SEATS[index]!, possessor: null, event: 0, answers: 0 })),
  deal: { commitment: "c", values: [], secret: "s", seed: "e", generator: "sha256" },
} as unknown as GameShown;

function position(turn: number, step: number, seat: number | null): Position {
  const last = step === ANSWERS[turn - 1];
  const player = SEATS[turn - 1]!;
  return {
    answers: step,
    events: [
      ...(step ? [] : [{ number: turn * 100, kind: "turn", seat: player, amount: turn }]),
      { number: turn * 100 + step + 1, kind: "draw", seat: player },
    ],
    view: { turn, current: player, hand: [], possessed_hand: [], players: [] } as unknown as View,
    hands: seat === null ? [["copper"], ["silver"]] : null,
    decision: last ? null : { ...DECISION, seat: player, player },
    answer: last ? null : ["copper"],
  };
}

const turn = (number: number, seat: number | null): TurnShown => ({
  turn: number,
  seat: SEATS[number - 1]!,
  possessor: null,
  positions: Array.from({ length: ANSWERS[number - 1]! + 1 }, (_, step) => position(number, step, seat)),
});

const fetched = vi.fn((number: number, seat: number | null) => Promise.resolve(turn(number, seat)));
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const at = ({ moment }: Replay): string => `${moment.turn}.${moment.step}`;

let replay: Replay;

beforeEach(async () => {
  fetched.mockClear();
  replay = new Replay(SHOWN, fetched);
  replay.go({});
  await settled();
});

afterEach(() => {
  replay.pause();
  vi.useRealTimers();
});

async function collect(move: () => void, times: number): Promise<string[]> {
  const seen: string[] = [];
  for (let count = 0; count < times; count++) {
    move();
    await settled();
    seen.push(at(replay));
  }
  return seen;
}

describe("going through a game", () => {
  it("goes from answer to answer, and ends after the last", async () => {
    // How the first turn ends is how the second begins.
    const way = ["1.1", "2.0", "3.0", "4.0", "4.1", "4.2", "4.3", "4.3"];
    expect(await collect(() => replay.forward(), 8)).toEqual(way);
    expect(replay.atEnd).toBe(true);
    expect(replay.table.status).toBe("over");
    expect(await collect(() => replay.back(), 8)).toEqual(["4.2", "4.1", "4.0", "3.0", "2.0", "1.1", "1.0", "1.0"]);
    expect(replay.atStart).toBe(true);
  });

  it("goes from turn to turn", async () => {
    expect(await collect(() => replay.nextTurn(), 4)).toEqual(["2.0", "3.0", "4.0", "4.3"]);
    expect(await collect(() => replay.previousTurn(), 5)).toEqual(["4.0", "3.0", "2.0", "1.0", "1.0"]);
  });

  it("jumps to the ends", async () => {
    expect(await collect(() => replay.toEnd(), 1)).toEqual(["4.3"]);
    expect(await collect(() => replay.toStart(), 1)).toEqual(["1.0"]);
  });

  it("has fetched what comes next before it is asked for", async () => {
    expect(fetched.mock.calls).toEqual([[1, null], [2, null]]);
    replay.forward();
    replay.forward();
    expect(at(replay)).toBe("2.0");
    await settled();
    expect(fetched.mock.calls.slice(2)).toEqual([[3, null]]);
  });

  it("fetches nothing twice", async () => {
    await collect(() => replay.forward(), 8);
    await collect(() => replay.back(), 8);
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it("stays where it is until a turn has come, and goes where it was sent last", async () => {
    replay.go({ turn: 4, step: 1 });
    replay.go({ turn: 3, step: 0 });
    expect(at(replay)).toBe("1.0");
    await settled();
    expect(at(replay)).toBe("3.0");
  });

  it("says why a turn cannot be shown, and goes on when it can", async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new Error("no connection")));
    replay.go({ turn: 4 });
    await settled();
    expect(replay.problem).toBe("no connection");
    expect(at(replay)).toBe("1.0");
    replay.go({ turn: 4 });
    await settled();
    expect(replay.problem).toBe("");
    expect(at(replay)).toBe("4.0");
  });
});

describe("what is seen", () => {
  it("has the hand of whoever decides in front when all are open", async () => {
    expect(replay.game!.viewer).toBe(0);
    expect(replay.game!.view.hand).toEqual(["copper"]);
    await collect(() => replay.nextTurn(), 1);
    expect(replay.game!.viewer).toBe(1);
    expect(replay.game!.view.hand).toEqual(["silver"]);
  });

  it("is what a seat saw, which is not the question of another", async () => {
    replay.go({ seat: 1 });
    await settled();
    expect(fetched).toHaveBeenCalledWith(1, 1);
    expect(at(replay)).toBe("1.0");
    expect(replay.game!.viewer).toBe(1);
    expect(replay.position!.decision).not.toBeNull();
    expect(replay.decision).toBeNull();
    expect(replay.choices.isSelected({ word: "copper", index: 0 })).toBe(false);
    await collect(() => replay.nextTurn(), 1);
    expect(replay.decision!.seat).toBe(1);
    expect(replay.choices.isSelected({ word: "copper", index: 0 })).toBe(true);
  });

  it("has a log up to the moment", async () => {
    expect(replay.log.map((event) => event.number)).toEqual([100, 101]);
    await collect(() => replay.forward(), 2);
    expect(replay.log.map((event) => event.number)).toEqual([100, 101, 102, 103, 200, 201]);
    await collect(() => replay.back(), 1);
    expect(replay.log.map((event) => event.number)).toEqual([100, 101, 102]);
  });

  it("tells what is new after a step forward, and only then", async () => {
    const news = (): number[] => replay.news.map((event) => event.number);
    await collect(() => replay.forward(), 1);
    expect(news()).toEqual([102]);
    await collect(() => replay.forward(), 1);
    expect(news()).toEqual([103, 200, 201]);
    await collect(() => replay.back(), 1);
    expect(news()).toEqual([]);
    await collect(() => replay.nextTurn(), 3);
    expect(news()).toEqual([400, 401]);
    await collect(() => replay.previousTurn(), 1);
    expect(news()).toEqual([]);
  });

  it("has no gaps in the log", async () => {
    const jumped = new Replay(SHOWN, fetched);
    expect(jumped.log).toEqual([]);
    jumped.go({ turn: 4 });
    await settled();
    // The third turn has been fetched for going back.
    expect(jumped.log.map((event) => event.number)).toEqual([300, 301, 400, 401]);
  });
});

describe("answers", () => {
  const chosen = (decision: Partial<Decision>, answer: string[]): string[] => {
    const given = new Given({ ...DECISION, ...decision }, answer);
    return given.chosen.map(({ word, index }) => `${word} ${index}`);
  };

  it("tell equal cards apart", () => {
    expect(chosen({}, ["copper", "estate", "copper"])).toEqual(["copper 0", "estate 0", "copper 1"]);
  });

  it("of all Treasures are all of them", () => {
    const options = ["copper", "copper", "silver"];
    expect(chosen({ all: true, options }, ["all"])).toEqual(["copper 0", "copper 1", "silver 0"]);
  });

  it("keep their order", () => {
    const given = new Given(DECISION, ["estate", "copper"]);
    expect(given.orderOf({ word: "copper", index: 0 })).toBe(2);
    expect(given.orderOf({ word: "copper", index: 1 })).toBe(0);
    expect(given.offered("copper")).toBe(2);
    expect(given.at("hand")).toBe(true);
  });
});

describe("playing", () => {
  it("goes on by itself, to the end", async () => {
    vi.useFakeTimers();
    replay.play();
    await vi.advanceTimersByTimeAsync(SPEEDS[1]!);
    expect(at(replay)).toBe("1.1");
    replay.speed = 3;
    await vi.advanceTimersByTimeAsync(SPEEDS[1]! + 10 * SPEEDS[3]!);
    expect(at(replay)).toBe("4.3");
    expect(replay.playing).toBe(false);
  });

  it("stops when told to", async () => {
    vi.useFakeTimers();
    replay.play();
    replay.pause();
    await vi.advanceTimersByTimeAsync(10 * SPEEDS[0]!);
    expect(at(replay)).toBe("1.0");
  });

  it("begins anew from the end", async () => {
    await collect(() => replay.toEnd(), 1);
    replay.play();
    expect(at(replay)).toBe("1.0");
    expect(replay.playing).toBe(true);
  });
});

describe("links", () => {
  const momentOf = (query: string): string => JSON.stringify(Object.values(replay.momentOf(new URLSearchParams(query))));

  it("lead back to the moment", async () => {
    replay.go({ turn: 4, step: 2, seat: 1 });
    await settled();
    expect(replay.address).toBe(`/games/${SHOWN.id}?turn=4&step=2&seat=1`);
    expect(replay.momentOf(new URL(replay.address, "http://x").searchParams)).toEqual(replay.moment);
    replay.go({ seat: null });
    await settled();
    expect(replay.address).toBe(`/games/${SHOWN.id}?turn=4&step=2`);
  });

  it("may name a moment by the answers before it", () => {
    const counted = { ...SHOWN, starts: SHOWN.starts.map((start, index) => ({ ...start, answers: [0, 2, 2, 5][index]! })) };
    const other = new Replay(counted, () => Promise.reject(new Error("not asked for")));
    const moments = [0, 1, 2, 4, 5, 7].map((answers) => other.momentOf(new URLSearchParams({ answers: `${answers}` })));
    expect(moments.map(({ turn, step }) => `${turn}.${step}`)).toEqual(["1.0", "1.1", "3.0", "3.2", "4.0", "4.2"]);
  });

  it("that make no sense lead to the beginning, or as far as there is something", async () => {
    expect(momentOf("")).toBe("[1,0,null]");
    expect(momentOf("turn=x&step=-1&seat=7")).toBe("[1,0,null]");
    expect(momentOf("turn=0")).toBe("[1,0,null]");
    expect(momentOf("turn=99&step=99")).toBe("[4,99,null]");
    replay.go(replay.momentOf(new URLSearchParams("turn=99&step=99")));
    await settled();
    expect(at(replay)).toBe("4.3");
  });
});

describe("finding games", () => {
  it("has an address for what is looked for", () => {
    const search = { player: " Anna ", card: "", kingdom: "First Game", mine: true };
    expect(queryOf(search)).toBe("?player=Anna&kingdom=First+Game&mine=true");
    expect(searchOf(new URLSearchParams(queryOf(search)))).toEqual({ ...search, player: "Anna" });
    expect(queryOf(searchOf(new URLSearchParams()))).toBe("");
  });

  it("asks once more for a game that is over only just now", async () => {
    const answers = [
      new Response(JSON.stringify({ key: "not-over", reason: "" }), { status: 409 }),
      new Response(JSON.stringify(SHOWN)),
      new Response(JSON.stringify({ key: "no-such-game", reason: "gone" }), { status: 404 }),
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    expect((await justOver(SHOWN.id, 0)).id).toBe(SHOWN.id);
    await expect(justOver(SHOWN.id, 0)).rejects.toThrow("gone");
    expect(answers).toEqual([]);
    vi.unstubAllGlobals();
  });
});
