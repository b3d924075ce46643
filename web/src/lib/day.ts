/** The kingdom of the day. */

import { api, ask } from "./api.ts";
import type { Schemas } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import { words } from "./words.svelte.ts";

export type Days = Schemas["Days"];
export type DayResult = Schemas["DayResult"];

export function days(): Promise<Days> {
  return ask<Days>("GET", "/today");
}

/** Begin the only try, or find it again; unknown visitors become guests. The table. */
export async function beginTry(): Promise<string> {
  const name = settings.name.trim() || words.say("web-player");
  await api.guest(name);
  const { id } = await ask<Schemas["NewTable"]>("POST", "/today/try", { name } satisfies Schemas["DayTry"]);
  return id;
}

/** With the day before the month, and hours up to 24. */
const locale = (): string => (words.language === "en" ? "en-GB" : words.language);

/** A date as people write it; the days of the server are those of UTC. */
export function dateOf(day: string): string {
  const written = new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" });
  return written.format(new Date(`${day}T12:00:00Z`));
}

/** A time of day where the reader is. */
export function timeOf(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(moment);
}

type Ended = Pick<DayResult, "won" | "lead" | "turns">;

/** How a game ended, in a few words. */
export function resultOf({ won, lead, turns }: Ended): string {
  const outcome = lead === null ? "resigned" : lead === 0 ? (won ? "level" : "behind") : won ? "won" : "lost";
  return words.say("page-today-result", {
    outcome,
    points: words.say("page-today-points", { count: Math.abs(lead ?? 0) }),
    turns: words.say("page-today-turns", { count: turns ?? 0 }),
  });
}

/** A line to show to others; it tells nothing about the game. */
export function lineOf(day: string, result: Ended): string {
  return words.say("page-today-line", { date: dateOf(day), result: resultOf(result) });
}
