/** The log: events as sentences, whose cards can be pointed at. */

import table from "../generated/log.json";
import type { GameEvent } from "./protocol.ts";

/** Words and, where they name a card or a player, which one. */
export interface Piece {
  text: string;
  card?: string;
  seat?: number;
  /** Said for the sake of the sentence: an article before a card, the full stop. */
  quiet?: boolean;
}

export interface Line {
  key: number;
  depth: number;
  seat: number;
  /** Whether an undo has taken it back. */
  undone: boolean;
  pieces: Piece[];
}

export interface Turn {
  key: number;
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

/** Marks in a sentence around what is more than words: begin, what it is, middle, text, end. */
const MARKS = { begin: "\u0001", middle: "\u0002", end: "\u0003" };
const QUIET = "";

/** Marks a card by its id, a player by the seat; without either, quiet words. */
export function mark(what: string | number, text: string): string {
  return `${MARKS.begin}${what}${MARKS.middle}${text}${MARKS.end}`;
}

/** A card with the article before its name, of which only the name is pointed at. */
export function markCard(id: string, text: string, name: string): string {
  const article = text.slice(0, -name.length);
  return article.endsWith(" ") && text.endsWith(name) ? mark(QUIET, article) + mark(id, name) : mark(id, text);
}

function marked(what: string, text: string): Piece {
  if (what === QUIET) return { text, quiet: true };
  return /^\d+$/.test(what) ? { text, seat: Number(what) } : { text, card: what };
}

/** A full stop need not be seen; the one in "2 Coppers. (+$2)" is not the last. */
const STOP = /\.(?= \(|$)/;

export function pieces(sentence: string): Piece[] {
  return sentence
    .replace(STOP, mark(QUIET, "."))
    .split(MARKS.begin)
    .flatMap((part, index): Piece[] => {
      if (index === 0) return [{ text: part }];
      const [inside = "", rest = ""] = part.split(MARKS.end);
      const [what = "", text = ""] = inside.split(MARKS.middle);
      return [marked(what, text), { text: rest }];
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
    const value = group.at(-1)![field as keyof GameEvent];
    return value === wanted || (wanted === "*" && value !== undefined);
  });
}

function named(seat: number | undefined, names: string[]): string {
  return seat === undefined ? "" : mark(seat, names[seat] ?? "");
}

type Blank = (group: GameEvent[], names: string[], words: Speaker) => string | number;

const BLANKS: Readonly<Record<string, Blank>> = {
  player: ([first], names) => named(first!.seat, names),
  other: ([first], names) => named(first!.other, names),
  turn: ([first]) => first!.own_turn ?? 0,
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

/** The events that a later undo takes back, by number. */
function takenBack(events: GameEvent[]): ReadonlySet<number> {
  const found = new Set<number>();
  let since = Infinity;
  for (let place = events.length - 1; place >= 0; place--) {
    const event = events[place]!;
    if (event.number >= since) found.add(event.number);
    if (event.kind === "undo") since = Math.min(since, event.since ?? event.number);
  }
  return found;
}

/** The events that no undo has taken back. */
export function counting(events: GameEvent[]): GameEvent[] {
  const undone = takenBack(events);
  return events.filter(({ kind, number }) => kind !== "undo" && !undone.has(number));
}

/** A turn that was taken back before anything had happened in it is not worth a line. */
function isEmptyTurn([first]: GameEvent[], next: GameEvent[] | undefined): boolean {
  return first!.kind === "turn" && (next?.[0]!.kind === "turn" || next?.[0]!.number !== first!.number + 1);
}

/** The events in the order of their lines, with those together that share one. */
function ordered(events: GameEvent[], undone: ReadonlySet<number>): GameEvent[][] {
  if (!events.some(({ kind }) => kind === "undo")) return grouped(events);
  // Each kind of line is grouped for itself: an undo in the middle of a line does not divide it.
  const undos = events.filter(({ kind }) => kind === "undo").map((event) => [event]);
  const cancelled = grouped(events.filter(({ kind, number }) => kind !== "undo" && undone.has(number)));
  return [
    ...grouped(events.filter(({ kind, number }) => kind !== "undo" && !undone.has(number))),
    ...cancelled.filter((group, place) => !isEmptyTurn(group, cancelled[place + 1])),
    ...undos,
  ].sort(([first], [second]) => first!.number - second!.number);
}

/** The lines that tell some events. */
export function lines(events: GameEvent[], names: string[], words: Speaker, undone = takenBack(events)): Line[] {
  return ordered(events, undone).flatMap((group) => {
    const said = sentence(group, names, words);
    const { number: key, depth = 0, seat } = group[0]!;
    return said ? [{ key, depth, seat, undone: undone.has(key), pieces: said }] : [];
  });
}

/** Turns that are in words already, by the number of their first event. */
export type Told = Map<number, { count: number; turn: Turn }>;

/** Turns with their lines; those that are over never change, so each is put into words once.
 *
 * A turn that was taken back appears inside the turn that the undo returned to, so that no turn
 * appears twice and no line ends up in another player's turn.
 */
export function turns(events: GameEvent[], names: string[], words: Speaker, told: Told = new Map()): Turn[] {
  const undone = takenBack(events);
  const starts = events.flatMap(({ kind, number }, index) => (kind === "turn" && !undone.has(number) ? [index] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? events.length;
    const first = events[start]!;
    const known = told.get(first.number);
    if (known && known.count === end - start) return known.turn;
    const turn = {
      key: first.number,
      seat: first.seat,
      pieces: sentence([first], names, words) ?? [],
      lines: lines(events.slice(start + 1, end), names, words, undone),
    };
    told.set(first.number, { count: end - start, turn });
    return turn;
  });
}
