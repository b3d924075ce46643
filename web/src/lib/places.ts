/** Kingdoms in the addresses of pages that are about one. */

import { PROFILES } from "../generated/game.ts";
import type { Game, Table } from "./protocol.ts";

/** The cards of a kingdom, and who plays it how. */
export interface Place {
  cards: readonly string[];
  bane?: string | null;
  /** Whether Platinum and Colonies are used; left out, the cards decide. */
  colonies?: boolean;
  players?: number;
  profile?: string;
}

/** The kingdom of a table whose game has begun. */
export function placeOf({ options, seats }: Table, { view }: Game): Place {
  const { kingdom: cards, profile } = options;
  return { cards, bane: view.bane, colonies: view.colonies, players: seats.length, profile };
}

/** A place as it stands in an address; what is usual is left out. */
export function queryOf({ cards, bane, colonies, players = 2, profile }: Place): string {
  const query = new URLSearchParams({ kingdom: cards.join(",") });
  if (bane) query.set("bane", bane);
  if (colonies !== undefined) query.set("colonies", colonies ? "with" : "without");
  if (players !== 2) query.set("players", String(players));
  if (profile && profile !== PROFILES[0]) query.set("profile", profile);
  return `?${query}`.replaceAll("%2C", ",");
}

export const strongOf = (place: Place): string => `/strong${queryOf(place)}`;

/** The lab with a kingdom, and plans to begin with. */
export function labOf(place: Place, plans: readonly string[] = []): string {
  return `/lab${queryOf(place)}${plans.map((plan) => `&plan=${encodeURIComponent(plan)}`).join("")}`;
}
