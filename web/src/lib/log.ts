/** The log: events as sentences, whose cards can be pointed at. */

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

const BONUSES = ["actions", "buys", "coins", "potions", "tokens"];

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

function keyOf(event: GameEvent): string | null {
  const { kind, origin, target } = event;
  // It goes without saying.
  if (kind === "clean_up") return null;
  if (kind === "turn" && event.other !== undefined) return "log-turn-possessed";
  if (kind === "play_treasure") return "log-play-treasures";
  if (kind === "gain") {
    if (target === "hand" || target === "deck") return `log-gain-${target}`;
    return origin === "trash" ? "log-gain-trash" : "log-gain";
  }
  return `log-${kind.replaceAll("_", "-")}`;
}

/** Whether an event belongs into the line that another has begun. */
function continues(begun: GameEvent, event: GameEvent): boolean {
  if (event.seat !== begun.seat || (event.depth ?? 0) !== (begun.depth ?? 0)) return false;
  if (begun.kind === "buy") {
    return event.kind === "gain" && event.cards?.join() === begun.cards?.join();
  }
  return BONUSES.includes(event.kind);
}

/** Finished turns never change, so each is put into words once. */
export type Told = Map<number, { count: number; turn: Turn }>;

/** Turns with their lines. */
export function turns(events: GameEvent[], names: string[], words: Speaker, told: Told = new Map()): Turn[] {
  const starts = events.flatMap((event, index) => (event.kind === "turn" ? [index] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? events.length;
    const known = told.get(events[start]!.number);
    if (known && known.count === end - start) return known.turn;
    const turn = tell(events.slice(start, end), names, words);
    told.set(events[start]!.number, { count: end - start, turn });
    return turn;
  });
}

/** One turn: its first event says whose it is. */
function tell(events: GameEvent[], names: string[], words: Speaker): Turn {
  const lines: Line[] = [];
  let waiting: GameEvent[] = [];

  function add(event: GameEvent, sentence: string): void {
    lines.push({ key: event.number, depth: event.depth ?? 0, pieces: pieces(sentence) });
  }

  function sentence(event: GameEvent, key: string): string {
    const amount = event.amount ?? 0;
    const named = event.kind === "name" ? event.cards?.[0] : undefined;
    return words.say(key, {
      player: names[event.seat] ?? "",
      cards: words.cards(event.cards ?? []),
      amount,
      number: amount,
      other: event.other === undefined ? "" : (names[event.other] ?? ""),
      name: named ? mark(named, words.name(named)) : "",
    });
  }

  function flush(): void {
    const first = waiting[0];
    if (!first) return;
    if (first.kind === "buy") {
      add(first, sentence(first, waiting.length === 1 ? "log-buy" : "log-buy-gain"));
    } else {
      const bonuses = waiting.map((e) => words.say(`bonus-${e.kind}`, { count: e.amount ?? 0 }));
      add(first, words.say("log-bonus", { player: names[first.seat] ?? "", bonuses: bonuses.join(", ") }));
    }
    waiting = [];
  }

  const [beginning, ...rest] = events;
  for (const event of rest) {
    if (waiting[0] && !continues(waiting[0], event)) flush();
    if (BONUSES.includes(event.kind) || event.kind === "buy" || waiting.length) {
      waiting.push(event);
      continue;
    }
    const key = keyOf(event);
    if (key !== null) add(event, sentence(event, key));
  }
  flush();
  return {
    key: beginning!.number,
    number: beginning!.amount ?? 0,
    seat: beginning!.seat,
    pieces: pieces(sentence(beginning!, keyOf(beginning!)!)),
    lines,
  };
}
