import { expect, it } from "vitest";

import type { TurnShown } from "../lib/games.ts";
import { standing } from "./variations.ts";

function turn(...players: [points: number, cards: Record<string, number>][]): TurnShown {
  const view = { players: players.map(([points, cards]) => ({ points, cards })) };
  return { turn: 1, seat: 0, possessor: null, positions: [{}, { view }] } as unknown as TurnShown;
}

it("tells what a player has more of than in the other game", () => {
  const one = turn([3, { copper: 7, estate: 3, silver: 2 }], [3, { copper: 7 }]);
  const other = turn([3, { copper: 7, estate: 3, silver: 1, gold: 1 }], [3, { copper: 7 }]);
  const more = (players: ReturnType<typeof standing>) =>
    players.map(({ cards }) => cards.flatMap(({ card, more }) => (more ? [`${card} ${more}`] : [])));
  expect(more(standing(one, other))).toEqual([["silver 1"], []]);
  expect(more(standing(other, one))).toEqual([["gold 1"], []]);
});

it("marks nothing where the other game is not known yet", () => {
  const [player] = standing(turn([6, { province: 1 }]), null);
  expect(player).toEqual({ points: 6, cards: [{ card: "province", count: 1, more: 0 }] });
});
