/** Why a game ended. */

import { words } from "./words.svelte.ts";

/** The sentence about an ending; `resigned` are the names of those who gave up. */
export function endingOf(ending: string, resigned: readonly string[]): string {
  const key = `ending-${ending.replaceAll(" ", "-")}`;
  const players = new Intl.ListFormat(words.language).format(resigned);
  return words.has(key) ? words.say(key, { players, count: resigned.length }) : "";
}
