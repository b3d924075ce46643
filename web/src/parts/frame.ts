/** What the shape of a card's frame depends on. */

import { card } from "../lib/cards.ts";

/** The types that have a colour; the others are marked in other ways. */
const COLOURED = ["action", "treasure", "victory", "curse", "reaction"];

/** The two colours of a frame, the same one twice where the card is of one type. */
export function frame(id: string): [string, string] {
  const [first = "action", second = first] = card(id).types.filter((type) => COLOURED.includes(type));
  return [first, second];
}

/** The colour of an emblem: plain action is the quiet one and steps back behind any other. */
export function tint(id: string): string {
  const [first, second] = frame(id);
  return first === "action" ? second : first;
}

/** How wide letters of the bold serif are, in hundredths of its size. */
const WIDTHS: [letters: string, width: number][] = [
  [" '’", 20],
  ["jl", 26],
  ["i", 30],
  ["IJft", 36],
  ["rs", 41],
  ["cevyz", 46],
  ["abgkoqxäö", 51],
  ["FLSTdhnpuü", 56],
  ["ACEPVYÄ", 61],
  ["BGKRUOQÖÜß", 67],
  ["D", 70],
  ["HNw", 75],
  ["MmW", 88],
];
const USUAL = 60;

const width = new Map(WIDTHS.flatMap(([letters, each]) => [...letters].map((letter) => [letter, each])));

/** The width of a name on one line, in units of its font size. */
export function wholeName(name: string): number {
  return [...name].reduce((sum, letter) => sum + (width.get(letter) ?? USUAL), 0) / 100;
}

/** The same of its longest word: names shrink until it fits, so that none needs to break. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(wholeName));
}
