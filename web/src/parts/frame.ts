/** What the shape of a card's frame depends on. */

import { card } from "../lib/cards.ts";

/** The types that have a colour; the others are marked in other ways. */
const COLOURED = ["action", "treasure", "victory", "curse", "reaction", "duration"];

/** The two colours of a frame, the same one twice where the card is of one type. */
export function frame(id: string): [string, string] {
  const [first = "action", second = first] = card(id).types.filter((type) => COLOURED.includes(type));
  return [first, second];
}

/** The colours of emblem and ground: an Action's role, or else its types. */
export function tints(id: string): [string, string] {
  const { role } = card(id);
  if (role in GROUNDS) return [role, role];
  const [first, second] = frame(id);
  // Plain action is the quiet one and steps back behind any other.
  return first === "action" ? [second, second] : [first, second];
}

/** The shapes behind the emblems of Actions, one for each role, so that colour is never the only sign of it. */
export const GROUNDS: Record<string, string> = {
  attack: "M256-92 604 256 256 604-92 256z",
  acting: "M256-72 580 150V560H-68V150z",
  trashing: "M120-52H392L564 120V392L392 564H120L-52 392V120z",
  drawing: "M256-56a312 312 0 1 1 0 624 312 312 0 1 1 0-624z",
  earning: "M40-40H472a80 80 0 0 1 80 80V472a80 80 0 0 1-80 80H40a80 80 0 0 1-80-80V40a80 80 0 0 1 80-80z",
};

/** The shapes of the types, in a square of 12, for those who tell colours apart with difficulty. */
export const SIGNS: Record<string, string> = {
  action: "M2.5 1 11 6 2.5 11z",
  attack: "M2.6.8 6 4.2 9.4.8 11.2 2.6 7.8 6 11.2 9.4 9.4 11.2 6 7.8 2.6 11.2.8 9.4 4.2 6 .8 2.6z",
  curse: "M.6 1.6H11.4L6 11.4zM4 3.6 6 7.4 8 3.6z",
  duration: "M2 .8H10V3L7.2 6 10 9V11.2H2V9L4.8 6 2 3z",
  prize: "M6 .4 7.7 4.1 11.7 4.6 8.8 7.4 9.5 11.4 6 9.4 2.5 11.4 3.2 7.4.3 4.6 4.3 4.1z",
  reaction: "M7.4.4 2 7H5.3L4.4 11.8 10.2 4.9H6.7z",
  treasure: "M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 1 1 6 .8zM6 3.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4z",
  victory: "M1.2.8H10.8V5.6C10.8 8.6 8.6 10.4 6 11.6 3.4 10.4 1.2 8.6 1.2 5.6z",
};

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
