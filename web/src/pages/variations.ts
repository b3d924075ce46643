/** Two games that begin alike, at the end of the same turn: what each player has, and where it differs. */

import type { TurnShown } from "../lib/games.ts";

export interface Held {
  card: string;
  count: number;
  /** How many more than in the other game. */
  more: number;
}

export interface PlayerThen {
  points: number;
  cards: Held[];
}

type Cards = Readonly<Record<string, number>>;

/** What every player of a game has at the end of a turn, compared with another game. */
export function standing(turn: TurnShown, other: TurnShown | null): PlayerThen[] {
  const players = (shown: TurnShown) => shown.positions.at(-1)!.view.players;
  return players(turn).map(({ cards, points }, seat) => {
    const others: Cards = (other && players(other)[seat]?.cards) || {};
    return { points: points ?? 0, cards: held(cards ?? {}, other ? others : (cards ?? {})) };
  });
}

function held(cards: Cards, others: Cards): Held[] {
  return Object.entries(cards).map(([card, count]) => ({ card, count, more: Math.max(0, count - (others[card] ?? 0)) }));
}
