/** What is printed on the cards, but for words. */

import cards from "../generated/cards.json";
import { BASICS } from "../generated/game.ts";

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

/** The piles of a supply that every game can have, in their usual order. */
export function basics(piles: string[]): string[] {
  return BASICS.filter((id) => piles.includes(id));
}

/** Cheap cards first, and by name where they cost the same. */
export function byPrice(name: (id: string) => string): (a: string, b: string) => number {
  return (a, b) =>
    card(a).cost - card(b).cost || card(a).potion - card(b).potion || name(a).localeCompare(name(b));
}

/** The kingdom of a supply, cheap cards first. */
export function kingdom(piles: string[], name: (id: string) => string): string[] {
  const common = basics(piles);
  return piles.filter((id) => !common.includes(id)).sort(byPrice(name));
}
