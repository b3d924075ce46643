/** The log's words: those of the client, with marks around the names of cards. */

import { markCard, type Speaker } from "./log.ts";
import { words } from "./words.svelte.ts";

export const speaker: Speaker = {
  say: (key, values) => words.say(key, values),
  name: (id) => words.name(id),
  cards: (ids) => words.cards(ids, (id, text) => markCard(id, text, words.name(id))),
};
