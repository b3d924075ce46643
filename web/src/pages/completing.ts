/** Completing what is being written in a plan: names of cards, verbs, and what conditions ask. */

import { plain } from "./picking.ts";

export interface Completion {
  /** What is written in place of the beginning. */
  text: string;
  /** Where the beginning begins. */
  from: number;
}

/** Where a word can begin: names may have spaces, so each of the last words is tried. */
const BREAK = /[\n;,:()<>=+*/#-]/;
const MOST = 6;
const SHORTEST = 2;
/** More words than any name has. */
const LONGEST = 4;

/** What the text before a place could go on with, the likeliest first. */
export function completions(text: string, caret: number, known: readonly string[]): Completion[] {
  const before = text.slice(0, caret);
  if (before.slice(before.lastIndexOf("\n") + 1).includes("#")) return [];
  for (const from of beginnings(before)) {
    const wanted = plain(before.slice(from));
    if (wanted.length < SHORTEST) continue;
    const found = known.filter((word) => plain(word).startsWith(wanted) && plain(word) !== wanted);
    if (found.length) return found.slice(0, MOST).map((word) => ({ text: word, from }));
  }
  return [];
}

/** Where the last words of a text begin, the longest run of them first. */
function beginnings(text: string): number[] {
  const places: number[] = [];
  for (let place = text.length - 1; place >= 0 && !BREAK.test(text[place]!); place--) {
    if (text[place] !== " " && (place === 0 || text[place - 1] === " " || BREAK.test(text[place - 1]!))) places.push(place);
  }
  return places.slice(0, LONGEST).reverse();
}

/** The text with a completion in it, and where to go on writing. */
export function completed(text: string, caret: number, { text: word, from }: Completion): { text: string; caret: number } {
  return { text: text.slice(0, from) + word + text.slice(caret), caret: from + word.length };
}
