/** Finished games: finding them, and what is told about one. */

import type { components } from "../generated/protocol.ts";
import { ask } from "./api.ts";
import { Refused } from "./channel.svelte.ts";

type Schemas = components["schemas"];

export type GameInList = Schemas["GameInList"];
export type GameShown = Schemas["GameShown"];
export type GamePage = Schemas["Page"];
export type Position = Schemas["PositionShown"];
export type Result = Schemas["Result"];
export type TurnShown = Schemas["TurnShown"];

export interface Search {
  player: string;
  card: string;
  kingdom: string;
  mine: boolean;
}

export const ANY: Search = { player: "", card: "", kingdom: "", mine: false };

/** A search as it stands in an address; what does not matter is left out. */
export function queryOf(search: Search, before = ""): string {
  const query = new URLSearchParams();
  for (const key of ["player", "card", "kingdom"] as const) {
    if (search[key].trim()) query.set(key, search[key].trim());
  }
  if (search.mine) query.set("mine", "true");
  if (before) query.set("before", before);
  return query.size ? `?${query}` : "";
}

export function searchOf(query: URLSearchParams): Search {
  return {
    player: query.get("player") ?? "",
    card: query.get("card") ?? "",
    kingdom: query.get("kingdom") ?? "",
    mine: query.get("mine") === "true",
  };
}

export const games = {
  list: (search: Search, before = "") => ask<GamePage>("GET", `/games${queryOf(search, before)}`),
  show: (id: string) => ask<GameShown>("GET", `/games/${id}`),
  turn: (id: string, turn: number, seat: number | null) =>
    ask<TurnShown>("GET", `/games/${id}/turns/${turn}${seat === null ? "" : `?seat=${seat}`}`),
};

const MOMENT = 700;

/** A game that has ended just now: what is told of it may take a moment to be there. */
export async function justOver(id: string, wait = MOMENT): Promise<GameShown> {
  try {
    return await games.show(id);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.key !== "not-over") throw error;
    await new Promise((done) => setTimeout(done, wait));
    return games.show(id);
  }
}

export const recordOf = (id: string): string => `/api/games/${id}/record`;
