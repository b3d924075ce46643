/** Finished games: finding them, and what is told about one. */

import type { components } from "../generated/protocol.ts";
import { ask } from "./api.ts";
import { Refused } from "./channel.svelte.ts";
import { words } from "./words.svelte.ts";

type Schemas = components["schemas"];

export type Analysis = Schemas["AnalysisShown"];
export type Judged = Schemas["JudgedShown"];
export type TurningPoint = Schemas["TurningPoint"];
export type Branch = Schemas["BranchShown"];
export type Playouts = Schemas["PlayoutsShown"];
export type PlayoutWishes = Schemas["PlayoutWishes"];
export type BranchWishes = Schemas["BranchWishes"];
export type Origin = Schemas["OriginShown"];
export type GameInList = Schemas["GameInList"];
export type GameShown = Schemas["GameShown"];
export type GamePage = Schemas["Page"];
export type Position = Schemas["PositionShown"];
export type Result = Schemas["Result"];
export type TurnShown = Schemas["TurnShown"];
export type TurnStart = Schemas["TurnStart"];

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
  analysis: (id: string) => ask<Analysis>("GET", `/games/${id}/analysis`),
  analyse: (id: string) => ask<Analysis>("POST", `/games/${id}/analysis`),
  playOut: (id: string, wishes: PlayoutWishes) => ask<Playouts>("POST", `/games/${id}/playouts`, wishes),
  paste: (record: string) => ask<Schemas["NewTable"]>("POST", "/games", { record } satisfies Schemas["NewRecord"]),
  remove: (id: string) => ask<void>("DELETE", `/games/${id}`),
  branch: (id: string, wishes: BranchWishes) => ask<Schemas["NewTable"]>("POST", `/games/${id}/branches`, wishes),
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

/** The moment of a game after some answers. */
export const momentOf = (id: string, answers: number): string => `/games/${id}?answers=${answers}`;

/** A game and a branch of it side by side. */
export const besideOf = (id: string, branch: string): string => `/games/${id}/beside/${branch}`;

export const replayOf = (id: string, turn?: number): string => `/games/${id}${turn === undefined ? "" : `?turn=${turn}`}`;

/** What a turn is called: its number is that among the player's own, as players count. */
export function turnName({ own_turn, seat, possessor }: TurnStart, names: string[]): string {
  const player = names[seat] ?? "";
  if (own_turn === null) return words.say("log-turn-possessed", { player, other: names[possessor ?? seat] ?? "" });
  return words.say("log-turn", { turn: own_turn, player });
}

/** From where a game was played on. */
export function originName({ own_turn, names }: Pick<Origin, "own_turn" | "names">): string {
  const players = names.join(" – ");
  return own_turn === null ? words.say("branch-origin-extra", { players }) : words.say("branch-origin", { players, turn: own_turn });
}

/** After how many turns the winner took the lead for good; null for one who never led alone. */
export function leadTaken(points: number[][], winner: number): number | null {
  const own = points[winner]!;
  const leads = (turn: number): boolean => points.every((line, seat) => seat === winner || line[turn]! < own[turn]!);
  let turn = own.length - 1;
  if (!leads(turn)) return null;
  while (turn > 0 && leads(turn - 1)) turn--;
  return turn;
}

export const listed = (names: string[]): string => new Intl.ListFormat(words.language).format(names);

/** Why a game ended, in a sentence. */
export function endingOf(ending: string, resigned: string[]): string {
  const key = `ending-${ending.replaceAll(" ", "-")}`;
  return words.has(key) ? words.say(key, { players: listed(resigned), count: resigned.length }) : "";
}

/** How the game was decided, in a sentence, and the turn after which the winner led for good. */
export function leadOf(game: GameShown): { turn: number | null; story: string } {
  const name = (seat: number): string => game.seats[seat]!.name;
  const [winner, ...others] = game.winners;
  // Where a player resigned, points did not decide.
  if (winner === undefined || game.ending === "resigned") return { turn: null, story: "" };
  const player = name(winner);
  if (others.length) return { turn: null, story: words.say("replay-tie-shared", { players: listed(game.winners.map(name)) }) };
  const turn = leadTaken(game.points, winner);
  if (turn === null) return { turn, story: words.say("replay-tie-turns", { player }) };
  const start = game.starts[turn - 1];
  if (!start) return { turn: null, story: "" };
  const { own_turn, seat } = start;
  if (own_turn === null) return { turn, story: words.say("replay-lead-extra", { player }) };
  const story =
    seat === winner
      ? words.say("replay-lead-own", { player, turn: own_turn })
      : words.say("replay-lead-other", { player, turn: own_turn, other: name(seat) });
  return { turn, story };
}

/** Whether others are still to play the same deal, as they are of the kingdom of the day. */
export function isSecret({ deal }: GameShown): boolean {
  return !deal.seed;
}
