import { describe, expect, test } from "vitest";

import { after, before } from "./moves.ts";
import type { GameEvent, Player, View } from "./protocol.ts";
import { LONGEST_TURN, steps } from "./stage.svelte.ts";
import { lastTurn } from "./summary.ts";

const PLAYER: Player = {
  hand_size: 5,
  telltale_in_hand: [],
  deck_size: 3,
  discard_size: 2,
  discard_top: "estate",
  in_play: [],
  revealed: [],
  set_aside: [],
  staying: [],
  saved: [],
  mat: [],
  private_mat: [],
  mat_tokens: 0,
  laid_by: [],
  tokens: 0,
  victory_tokens: 0,
  turns: 0,
  cards: { copper: 7, estate: 3 },
};

const VIEW: View = {
  seat: 0,
  turn: 4,
  current: 0,
  phase: "buy",
  actions: 1,
  buys: 1,
  coins: 0,
  potions: 0,
  possessor: null,
  possessed_hand: [],
  over: false,
  supply: { copper: 46, silver: 40, gold: 30, militia: 10 },
  costs: {},
  bane: null,
  colonies: false,
  markers: [],
  markers_on_mat: 0,
  forbidden: [],
  pile_tokens: {},
  prizes: [],
  market: [],
  hidden_in_market: [],
  offers: [],
  trash: [],
  hand: ["copper", "copper", "estate", "silver", "moat"],
  players: [PLAYER, PLAYER],
};

let number = 0;
const event = (kind: string, seat: number, more: Partial<GameEvent> = {}): GameEvent => ({ number: ++number, kind, seat, ...more });
const moved = (kind: string, seat: number, origin: string, target: string, ...cards: (string | null)[]): GameEvent =>
  event(kind, seat, { origin, target, cards });

const BOTS_TURN = [
  event("turn", 1, { amount: 5 }),
  moved("play", 1, "hand", "in_play", "militia"),
  event("coins", 1, { amount: 2, cause: "militia" }),
  event("play_treasures", 1, { origin: "hand", target: "in_play", cards: ["copper", "silver"], amount: 3 }),
  event("buy", 1, { cards: ["gold"] }),
  moved("gain", 1, "supply", "discard", "gold"),
  moved("clean_up", 1, "in_play", "discard", "militia", "copper", "silver"),
  moved("clean_up", 1, "hand", "discard", null, null),
  event("shuffle", 1, { origin: "discard", target: "deck", amount: 8 }),
  moved("draw", 1, "deck", "hand", null, null, null, null, null),
];

test("the count of a player's own turns is known as soon as one begins", () => {
  const possessed = after(VIEW, event("turn", 1, { amount: 5, other: 0 }));
  expect(possessed.players.map((player) => player.turns)).toEqual([0, 0]);
  const own = after(possessed, event("turn", 1, { amount: 6, own_turn: 3 }));
  expect(own.players.map((player) => player.turns)).toEqual([0, 2]);
});

describe("what events do to the picture", () => {
  test("cards leave one place and reach another", () => {
    const shown = BOTS_TURN.slice(0, 6).reduce(after, VIEW);
    const bot = shown.players[1]!;
    expect(shown.current).toBe(1);
    expect(shown.coins).toBe(5);
    expect(bot.in_play).toEqual(["militia", "copper", "silver"]);
    expect(bot.hand_size).toBe(2);
    expect(bot.discard_top).toBe("gold");
    expect(bot.discard_size).toBe(3);
    expect(bot.cards!.gold).toBe(1);
    expect(shown.supply.gold).toBe(29);
  });

  test("after clean-up and a shuffle all is counted", () => {
    const bot = BOTS_TURN.reduce(after, VIEW).players[1]!;
    expect([bot.hand_size, bot.deck_size, bot.discard_size, bot.in_play.length]).toEqual([5, 6, 0, 0]);
  });

  test("the own hand is known card by card", () => {
    const shown = after(VIEW, moved("discard", 0, "hand", "discard", "copper", "estate"));
    expect(shown.hand).toEqual(["copper", "silver", "moat"]);
    expect(after(shown, moved("draw", 0, "deck", "hand", "gold")).hand).toEqual(["copper", "silver", "moat", "gold"]);
  });

  test("passed cards reach another player", () => {
    const shown = after(VIEW, { ...moved("pass", 0, "hand", "hand", "estate"), other: 1 });
    // From hand to hand; each player's count is their own.
    expect(shown.players.map((player) => player.hand_size)).toEqual([4, 6]);
  });

  test("a beginning can be worked out from what came of it", () => {
    const first = BOTS_TURN.slice(0, 6);
    const start = before(first.reduce(after, VIEW), first);
    expect(start.supply).toEqual(VIEW.supply);
    expect(start.players[1]!.hand_size).toBe(5);
    expect(start.players[1]!.in_play).toEqual([]);
  });
});

describe("the turns of others in steps", () => {
  const own = (seat: number): boolean => seat === 0;

  test("what can be looked at has a moment of its own", () => {
    const shown = steps(VIEW, BOTS_TURN, own);
    const kinds = shown.map((step) => step.events.at(-1)!.kind);
    expect(kinds).toEqual(["turn", "play", "play_treasures", "gain", "draw"]);
    expect(shown.map((step) => step.pause)).toEqual([250, 350, 350, 700, 0]);
    expect(shown.flatMap((step) => step.events)).toEqual(BOTS_TURN);
  });

  test("the own turn is shown at once", () => {
    const mine = [moved("play", 0, "hand", "in_play", "moat"), moved("gain", 0, "supply", "discard", "gold"), ...BOTS_TURN.slice(0, 1)];
    const shown = steps(VIEW, mine, own);
    expect(shown).toHaveLength(1);
    expect(shown[0]!.events).toHaveLength(3);
  });

  test("a turn belongs to the player who decides in it", () => {
    const possessed = { ...VIEW, current: 1, possessor: 0 };
    const played = [moved("play", 1, "hand", "in_play", "militia")];
    expect(steps(possessed, played, own).map((step) => step.pause)).toEqual([0]);
    const lost = [event("turn", 0, { amount: 5, other: 1 }), moved("play", 0, "hand", "in_play", "moat")];
    expect(steps(VIEW, lost, own).map((step) => step.pause)).toEqual([250, 350]);
  });

  test("no turn takes longer than its limit", () => {
    const plays = Array.from({ length: 40 }, () => moved("play", 1, "hand", "in_play", "militia"));
    const shown = steps(VIEW, [BOTS_TURN[0]!, ...plays], own);
    const whole = shown.reduce((sum, step) => sum + step.pause, 0);
    expect(whole).toBeCloseTo(LONGEST_TURN);
  });
});

describe("what a turn came to", () => {
  test("played, changed, bought", () => {
    const log = [
      event("turn", 1, { amount: 7 }),
      moved("play", 1, "hand", "in_play", "mine"),
      { ...moved("trash", 1, "hand", "trash", "copper"), cause: "mine", depth: 1 },
      { ...moved("gain", 1, "supply", "hand", "silver"), cause: "mine", depth: 1 },
      event("play_treasures", 1, { cards: ["silver", "gold"], amount: 6 }),
      event("buy", 1, { cards: ["gold"] }),
      moved("gain", 1, "supply", "discard", "gold"),
      event("turn", 0, { amount: 8 }),
    ];
    expect(lastTurn(log, 1)).toEqual({
      played: ["mine"],
      treasure: true,
      changes: [{ by: "mine", from: ["copper"], to: ["silver"] }],
      bought: ["gold"],
      gained: [],
      over: true,
    });
    expect(lastTurn(log, 2)).toBeNull();
  });

  test("until a turn has ended, more may be bought", () => {
    const log = [event("turn", 1, { amount: 7 }), event("play_treasures", 1, { cards: ["gold"], amount: 3 })];
    expect(lastTurn(log, 1)?.over).toBe(false);
    expect(lastTurn([...log, event("turn", 0, { amount: 8 })], 1)?.over).toBe(true);
    expect(lastTurn([...log, event("end", -1, {})], 1)?.over).toBe(true);
  });

  test("a turn that has only just begun does not hide the one before", () => {
    const log = [event("turn", 1, { amount: 7 }), event("buy", 1, { cards: ["gold"] }), event("turn", 1, { amount: 9 })];
    expect(lastTurn(log, 1)?.bought).toEqual(["gold"]);
  });
});
