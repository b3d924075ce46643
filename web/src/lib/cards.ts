/** What is printed on the cards, but for words. */

import cards from "../generated/cards.json";

export interface Card {
  set: string;
  cost: number;
  potion: number;
  types: string[];
  points: number;
  bonuses: Partial<Record<"cards" | "actions" | "buys" | "coins" | "potions" | "tokens", number>>;
}

export const CARDS: Readonly<Record<string, Card>> = cards;

export function card(id: string): Card {
  const found = CARDS[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

const BASIC = ["copper", "silver", "gold", "potion", "estate", "duchy", "province", "curse"];

/** The basic piles of a supply, in their usual order. */
export function basics(piles: string[]): string[] {
  return BASIC.filter((id) => piles.includes(id));
}

/** The kingdom of a supply, cheap cards first. */
export function kingdom(piles: string[], name: (id: string) => string): string[] {
  return piles
    .filter((id) => !BASIC.includes(id))
    .sort(
      (a, b) =>
        card(a).cost - card(b).cost ||
        card(a).potion - card(b).potion ||
        name(a).localeCompare(name(b)),
    );
}
