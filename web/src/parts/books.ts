/** Books to look things up in: their entries in order, and in any language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

const FILES = import.meta.glob<string>("../../../src/throneroom/text/*/{cards,faq,rules,glossary}.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!))].sort();

export interface Entry {
  key: string;
  title: string;
  /** What stands below the title. */
  text: string;
}

export class Book {
  readonly keys: string[];
  #bundle: FluentBundle;

  constructor(language: string, text: string) {
    const resource = new FluentResource(text);
    this.keys = resource.body.map((entry) => entry.id);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(resource);
  }

  say(key: string): string {
    const value = this.#bundle.getMessage(key)?.value;
    return value ? this.#bundle.formatPattern(value) : key;
  }

  part(key: string, part: string): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[part];
    return pattern ? this.#bundle.formatPattern(pattern) : "";
  }

  entries(part: string): Entry[] {
    return this.keys.map((key) => ({ key, title: this.say(key), text: this.part(key, part) }));
  }
}

const read = new Map<string, Promise<Book>>();

/** A book in a language; fetched once. */
export function book(language: string, file: string): Promise<Book> {
  const place = `/${language}/${file}.ftl`;
  const found = Object.keys(FILES).find((path) => path.endsWith(place));
  if (!found) throw new Error(`no book ${place}`);
  if (!read.has(place)) {
    const opening = fetch(FILES[found]!)
      .then((answer) => {
        if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
        return answer.text();
      })
      .then((text) => new Book(language, text));
    opening.catch(() => read.delete(place));
    read.set(place, opening);
  }
  return read.get(place)!;
}

/** What cards are called, in all languages, by their ids. */
export async function cardNames(): Promise<Record<string, string[]>> {
  const books = await Promise.all(LANGUAGES.map((language) => book(language, "cards")));
  const ids = books[0]!.keys;
  return Object.fromEntries(ids.map((id) => [id, books.map((cards) => cards.say(id))]));
}

/** Paragraphs and lists of a text; the items of a list begin with `- `. */
export type Block = { text: string } | { items: string[] };

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const last = found.at(-1);
    if (!line.startsWith("- ")) found.push({ text: line });
    else if (last && "items" in last) last.items.push(line.slice(2));
    else found.push({ items: [line.slice(2)] });
  }
  return found;
}

/** What was asked about a card, and what holds. */
export async function rulings(language: string, card: string): Promise<Entry[]> {
  const faq = await book(language, "faq");
  return faq.entries("answer").filter(({ key }) => key.replace(/-q\d+$/, "") === card);
}
