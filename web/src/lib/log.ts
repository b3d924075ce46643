/** The log: events as sentences, whose cards can be pointed at. */

import table from "../generated/log.json";
import type { GameEvent } from "./protocol.ts";

/** Words and, where they name a card, its id. */
export interface Piece {
  text: string;
  card?: string;
}

export interface Line {
  key: number;
  depth: number;
  pieces: Piece[];
}

export interface Turn {
  key: number;
  number: number;
  seat: number;
  pieces: Piece[];
  lines: Line[];
}

/** What the log needs of the words; tests bring their own. */
export interface Speaker {
  say(key: string, values?: Record<string, string | number>): string;
  cards(ids: (string | null)[]): string;
  name(id: string): string;
}

/** One way to tell events of a kind; log.toml, from which the table is made, explains the fields. */
interface Entry {
  where?: Partial<Record<keyof GameEvent, string>>;
  then?: string;
  bonus?: string;
  say: string;
  with: string[];
}

const TABLE: Readonly<Record<string, readonly Entry[] | undefined>> = table;

/** Marks around a card's name in a sentence: begin, id, middle, name, end. */
export const MARKS = { begin: "\u0001", middle: "\u0002", end: "\u0003" };

export function mark(id: string, text: string): string {
  return `${MARKS.begin}${id}${MARKS.middle}${text}${MARKS.end}`;
}

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(MARKS.begin)
    .flatMap((part, index): Piece[] => {
      if (index === 0) return [{ text: part }];
      const [marked = "", rest = ""] = part.split(MARKS.end);
      const [card = "", text = ""] = marked.split(MARKS.middle);
      return [{ text, card }, { text: rest }];
    })
    .filter((piece) => piece.text);
}

/** Newer servers may tell of kinds that this client does not know. */
function entriesOf(event: GameEvent): readonly Entry[] {
  return TABLE[event.kind] ?? [];
}

function isBonus(event: GameEvent): boolean {
  return entriesOf(event).some((entry) => entry.bonus);
}

/** Whether an event belongs into the line that a group has begun. */
function joins(group: GameEvent[], event: GameEvent): boolean {
  const first = group[0]!;
  if (event.seat !== first.seat || (event.depth ?? 0) !== (first.depth ?? 0)) return false;
  if (isBonus(first)) return isBonus(event);
  const continued = entriesOf(first).some((entry) => entry.then === event.kind);
  return continued && group.length === 1 && event.cards?.join() === first.cards?.join();
}

/** The events, with those together that share a line. */
function grouped(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && joins(last, event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Whether an entry tells these events. */
function fits(entry: Entry, group: GameEvent[]): boolean {
  if (entry.then && group.length === 1) return false;
  return Object.entries(entry.where ?? {}).every(([field, wanted]) => {
    const value = group[0]![field as keyof GameEvent];
    return value === wanted || (wanted === "*" && value !== undefined);
  });
}

type Blank = (group: GameEvent[], names: string[], words: Speaker) => string | number;

const BLANKS: Readonly<Record<string, Blank>> = {
  player: ([first], names) => names[first!.seat] ?? "",
  other: ([first], names) => names[first!.other ?? -1] ?? "",
  cards: ([first], _, words) => words.cards(first!.cards ?? []),
  name: ([first], _, words) => (first!.cards ?? []).map((id) => id && mark(id, words.name(id))).join(),
  amount: ([first]) => first!.amount ?? 0,
  bonuses: (group, _, words) =>
    group.map((event) => words.say(entriesOf(event)[0]!.bonus!, { count: event.amount ?? 0 })).join(", "),
};

/** The sentence that tells some events in one line, if there is one. */
function sentence(group: GameEvent[], names: string[], words: Speaker): Piece[] | null {
  const entry = entriesOf(group[0]!).find((candidate) => fits(candidate, group));
  if (!entry) return null;
  const values = entry.with.map((blank) => [blank, BLANKS[blank]!(group, names, words)] as const);
  return pieces(words.say(entry.say, Object.fromEntries(values)));
}

/** The lines that tell some events. */
export function lines(events: GameEvent[], names: string[], words: Speaker): Line[] {
  return grouped(events).flatMap((group) => {
    const said = sentence(group, names, words);
    return said ? [{ key: group[0]!.number, depth: group[0]!.depth ?? 0, pieces: said }] : [];
  });
}

/** Turns that are in words already, by the number of their first event. */
export type Told = Map<number, { count: number; turn: Turn }>;

/** Turns with their lines; those that are over never change, so each is put into words once. */
export function turns(events: GameEvent[], names: string[], words: Speaker, told: Told = new Map()): Turn[] {
  const starts = events.flatMap((event, index) => (event.kind === "turn" ? [index] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? events.length;
    const first = events[start]!;
    const known = told.get(first.number);
    if (known && known.count === end - start) return known.turn;
    const turn = {
      key: first.number,
      number: first.amount ?? 0,
      seat: first.seat,
      pieces: sentence([first], names, words) ?? [],
      lines: lines(events.slice(start + 1, end), names, words),
    };
    told.set(first.number, { count: end - start, turn });
    return turn;
  });
}
