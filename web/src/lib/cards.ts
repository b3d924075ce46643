/** What is printed on the cards, but for words. */

import cards from "../generated/cards.json";
import * as game from "../generated/game.ts";
import type { Schemas, SetName } from "./protocol.ts";

export interface Card {
  set: string;
  /** Where it is found: with its second edition, if that has it. */
  sets: string[];
  cost: number;
  potion: number;
  types: string[];
  points: number;
  bonuses: Partial<Record<"cards" | "actions" | "buys" | "coins" | "potions" | "tokens" | "victory_tokens", number>>;
  /** What an Action is mainly for; empty for other cards. */
  role: string;
}

const known: Record<string, Card> = { ...cards };
const kingdomCards: string[] = [...game.KINGDOM_CARDS];
const sets: SetName[] = [...game.SETS];

export const CARDS: Readonly<Record<string, Card>> = known;
export const KINGDOM_CARDS: readonly string[] = kingdomCards;
/** The sets that have kingdom cards. */
export const SETS: readonly SetName[] = sets;

/** Learn the cards that this server has and the build does not know. */
export function learn(others: Schemas["CardShown"][]): void {
  for (const { id, set, cost, potion, types, points, bonuses, role } of others) {
    if (id in known) continue;
    known[id] = { set, sets: [set], cost, potion, types, points, bonuses, role };
    if (types.includes("prize")) continue;
    kingdomCards.push(id);
    if (!sets.some((name) => name === set)) sets.push(set as SetName);
  }
}

/** Whether a card came with the build, which then has a picture of it. */
export function isBuiltIn(id: string): boolean {
  return id in cards;
}

export function card(id: string): Card {
  const found = CARDS[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

/** The piles of a supply that every game can have, in their usual order. */
export function basics(piles: string[]): string[] {
  return game.BASICS.filter((id) => piles.includes(id));
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

/** Equal cards together with their number, in the order in which each first appears. */
export function counted(ids: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
