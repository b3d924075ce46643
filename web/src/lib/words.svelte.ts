/** Sentences in a language, from the same Fluent files that the Python side uses. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Decision, Schemas } from "./protocol.ts";
import { card, learn } from "./cards.ts";

export type Values = Record<string, string | number>;

// Fetched as files rather than bundled: they are data, and only one language is needed.
const FILES = import.meta.glob<string>(
  "../../../src/throneroom/text/*/{web,pages,challenges,bots,cards,game,kingdoms,replay,analysis,strategy,faq,rules,glossary,lessons}.ftl",
  { query: "?url", import: "default", eager: true },
);

function addressOf(language: string, file: string): string {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${file}.ftl`));
  if (!found) throw new Error(`no texts ${file} in ${language}`);
  return found[1];
}

export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!))].sort();

const ALWAYS = ["web", "pages", "challenges", "bots", "cards", "game", "kingdoms", "replay", "analysis", "strategy"];

type Outside = Schemas["OutsideCards"];

class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));
  /** Texts of cards that the build does not know, where this language has none. */
  #foreign = new FluentBundle("en");
  #outside: Promise<Outside> | null = null;

  /** Speak a language; resolves when its words are there. */
  async speak(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    this.#outside ??= this.#fetchOutside();
    const [outside, ...texts] = await Promise.all([this.#outside, ...ALWAYS.map((file) => this.#fetch(language, file))]);
    for (const text of [...texts, outside.fluent[language] ?? ""]) bundle.addResource(new FluentResource(text));
    this.#foreign = new FluentBundle(language, { useIsolating: false });
    for (const text of Object.values(outside.fluent)) this.#foreign.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async #fetch(language: string, file: string): Promise<string> {
    const answer = await fetch(addressOf(language, file));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  }

  /** The cards that this server has beyond those of the build; without a server there are none. */
  async #fetchOutside(): Promise<Outside> {
    try {
      const answer = await fetch("/api/cards/outside");
      const outside = (await answer.json()) as Outside;
      learn(outside.cards);
      return outside;
    } catch {
      return { cards: [], fluent: {} };
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key) || this.#foreign.hasMessage(key);
  }

  /** A message with its blanks filled in. */
  say(key: string, values: Values = {}): string {
    const bundle = this.#bundle.hasMessage(key) ? this.#bundle : this.#foreign;
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, values) : key;
  }

  /** A part of a message, such as a card's `text`; empty where there is none. */
  part(key: string, part: string): string {
    const message = this.#bundle.getMessage(key);
    // Only rules are read in another language; a name with its article would not fit in.
    const foreign = part === "text" || part === "later" ? this.#foreign.getMessage(key) : undefined;
    const bundle = message ? this.#bundle : this.#foreign;
    const pattern = (message ?? foreign)?.attributes[part];
    if (pattern) return bundle.formatPattern(pattern);
    return part === "one" || part === "many" ? this.name(key) : "";
  }

  /** A card's name; one that has none in any language is called by its id. */
  name(id: string): string {
    return this.has(id) ? this.say(id) : id.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  }

  set(id: string): string {
    const key = `page-set-${id}`;
    return this.has(key) ? this.say(key) : this.#label(`set-${id}`, id);
  }

  #label(key: string, id: string): string {
    return this.has(key) ? this.say(key) : id.replaceAll("_", " ");
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

  /** The card that asks, with whose it is where that is another player; empty for what every turn asks. */
  asking({ source, owner, player }: Decision, names: string[]): string {
    if (!source) return "";
    const name = this.name(source);
    return owner === player ? name : this.say("web-asking-of", { player: names[owner]!, name });
  }

  /** What a decision asks, without the card that asks. */
  question(decision: Decision, names: string[]): string {
    const { source, price, types } = decision;
    const general = `ask-${decision.kind}`;
    const special = `${general}-${source}`;
    const keys = [`${general}-${decision.purpose}`, general];
    if (source) keys.unshift(`${special}-${decision.purpose}`, special);
    if (source && decision.off_turn) keys.unshift(`${special}-off-turn`);
    const key = keys.find((candidate) => this.has(candidate)) ?? general;
    const about = decision.about[0];
    return this.say(key, {
      most: decision.most,
      card: about ? this.part(about, "one") : "",
      gender: about ? this.part(about, "gender") : "",
      relation: price?.relation ?? "none",
      price: price ? this.say("price", { coins: price.coins, potions: price.potions }) : "",
      type: types.length === 1 ? types[0]! : "any",
      whose: decision.affects === decision.seat ? "own" : "other",
      player: names[decision.affects]!,
    });
  }

  /** One of several effects that a card offers; it affects a player. */
  mode(mode: string, source: string | null, player: string): string {
    const special = `mode-${mode}-${source}`;
    const key = this.has(special) ? special : `mode-${mode}`;
    return this.has(key) ? this.say(key, { player }) : mode.replaceAll("_", " ");
  }

  /** One option of a decision; some cards have their own words for it. */
  option(decision: Decision, word: string, names: string[]): string {
    if (word === "done") return this.say("option-done", { kind: decision.kind, place: decision.place });
    if (word === "all") return this.say("option-all");
    if (decision.place === "modes") return this.mode(word, decision.source, names[decision.affects]!);
    if (decision.place === "amounts") {
      const coins = parseInt(word);
      const potions = word.endsWith("+p") ? 1 : 0;
      const amount = potions ? this.say("amount-with-potion", { coins }) : word;
      const key = `amount-${decision.kind}-${decision.source}`;
      if (!this.has(key)) return amount;
      return this.say(key, { amount, coins, potions, price: this.say("price", { coins, potions }) });
    }
    return this.name(word);
  }
}

export const words = new Words();
