/** Sentences in a language, from the same Fluent files that the Python side uses. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Decision } from "./protocol.ts";
import { card } from "./cards.ts";

export type Values = Record<string, string | number>;

// Fetched as files rather than bundled: they are data, and only one language is needed.
const FILES = import.meta.glob<string>(
  "../../../src/throneroom/text/*/{web,pages,cards,game,kingdoms,replay,faq,rules,glossary,lessons}.ftl",
  { query: "?url", import: "default", eager: true },
);

function addressOf(language: string, file: string): string {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${file}.ftl`));
  if (!found) throw new Error(`no texts ${file} in ${language}`);
  return found[1];
}

export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!))].sort();

const ALWAYS = ["web", "pages", "cards", "game", "kingdoms", "replay"];

class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Speak a language; resolves when its words are there. */
  async speak(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(ALWAYS.map((file) => this.#fetch(language, file)));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async #fetch(language: string, file: string): Promise<string> {
    const answer = await fetch(addressOf(language, file));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message with its blanks filled in. */
  say(key: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(key);
    return message?.value ? this.#bundle.formatPattern(message.value, values) : key;
  }

  /** A part of a message, such as a card's `text`; empty where there is none. */
  part(key: string, part: string): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[part];
    return pattern ? this.#bundle.formatPattern(pattern) : "";
  }

  name(id: string): string {
    return this.say(id);
  }

  types(id: string): string {
    return card(id).types.map((type) => this.say(`type-${type}`)).join(" · ");
  }

  bonuses(id: string): string[] {
    return Object.entries(card(id).bonuses).map(([what, count]) => this.say(`bonus-${what}`, { count }));
  }

  /** What a card does, in words; rules profiles that change the card have a text of their own. */
  rules(id: string, profile = ""): string {
    return this.part(id, profile) || this.part(id, "text");
  }

  /** Cards as people list them; null stands for a hidden one, and `paint` may mark the others. */
  cards(ids: (string | null)[], paint = (_id: string, text: string) => text): string {
    const counts = new Map<string | null, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const parts = [...counts].map(([id, count]) => {
      if (id === null) return this.say("cards-hidden", { count });
      if (count === 1) return paint(id, this.part(id, "one"));
      return this.say("cards-many", { count, name: paint(id, this.part(id, "many")) });
    });
    if (!parts.length) return this.say("cards-none");
    if (parts.length === 1) return parts[0]!;
    return this.say("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** What a decision asks. */
  question(decision: Decision): string {
    const general = `ask-${decision.kind}`;
    const special = `${general}-${decision.source}`;
    const keys = decision.source ? [special, general] : [general];
    if (decision.source && decision.off_turn) keys.unshift(`${special}-off-turn`);
    const key = keys.find((candidate) => this.has(candidate)) ?? general;
    const about = decision.about[0];
    return this.say(key, {
      most: decision.most,
      card: about ? this.part(about, "one") : "",
      gender: about ? this.part(about, "gender") : "",
    });
  }

  /** One option of a decision. */
  option(decision: Decision, word: string): string {
    if (word === "done") return this.say("option-done", { kind: decision.kind });
    if (word === "all") return this.say("option-all");
    if (decision.place === "modes") {
      const special = `mode-${word}-${decision.source}`;
      return this.say(this.has(special) ? special : `mode-${word}`);
    }
    if (decision.place === "amounts") {
      return word.endsWith("+p") ? this.say("amount-with-potion", { coins: parseInt(word) }) : word;
    }
    return this.name(word);
  }
}

export const words = new Words();
