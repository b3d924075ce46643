/** Answering a question: what can be chosen, what is chosen, and when it is enough. */

import { card } from "../lib/cards.ts";
import type { Decision } from "../lib/protocol.ts";
import type { Choice, Choices } from "../lib/sight.ts";

/** Where questions come from and answers go: a game channel, or a lesson. */
export interface Answering {
  readonly decision: Decision | null;
  answer(words: string[]): Promise<void>;
}

export class Choosing implements Choices {
  selected = $state.raw<Choice[]>([]);
  advice = $state.raw<readonly string[]>([]);
  /** The number of the question whose answer is on its way. */
  #answering = 0;
  #number = 0;

  constructor(readonly source: Answering) {}

  get decision(): Decision | null {
    return this.source.decision;
  }

  /** Forget what was chosen for another question. */
  refresh(): void {
    const number = this.source.decision?.number ?? 0;
    if (number === this.#number) return;
    this.#number = number;
    this.selected = [];
    this.advice = [];
  }

  /** How often a word can still be chosen. */
  offered(word: string): number {
    return this.decision?.options.filter((option) => option === word).length ?? 0;
  }

  /** Whether a place of the table is where the question's options lie. */
  at(place: Decision["place"]): boolean {
    return this.place === place;
  }

  /** Piles that are to be marked are chosen where they lie, also empty ones. */
  get place(): Decision["place"] | undefined {
    return this.decision?.kind === "mark" ? "supply" : this.decision?.place;
  }

  isSelected(choice: Choice): boolean {
    return this.orderOf(choice) > 0;
  }

  /** When it was chosen, counted from 1; 0 if it was not. */
  orderOf({ word, index }: Choice): number {
    return this.selected.findIndex((other) => other.word === word && other.index === index) + 1;
  }

  get enough(): boolean {
    const decision = this.decision;
    if (!decision?.several) return false;
    const count = this.selected.length;
    return (count >= decision.least && count <= decision.most) || (decision.or_none && !count);
  }

  /** Choose, or take back; where one is enough that is the answer. */
  async pick(choice: Choice): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.offered(choice.word)) return;
    if (!decision.several) return this.answer([choice.word]);
    if (this.isSelected(choice)) {
      this.selected = this.selected.filter((other) => other.word !== choice.word || other.index !== choice.index);
    } else if (this.selected.length < decision.most) {
      this.selected = [...this.selected, choice];
    } else if (decision.most === 1) {
      this.selected = [choice];
    }
  }

  /** Choose all of these, in this order. */
  arrange(choices: Choice[]): void {
    this.selected = choices;
  }

  clear(): void {
    this.selected = [];
  }

  async confirm(): Promise<void> {
    if (this.enough) await this.answer(this.selected.map((choice) => choice.word));
  }

  /** What Space does: the answer that most people want. */
  get usual(): string[] | null {
    const decision = this.decision;
    if (!decision) return null;
    if (decision.several) return this.enough ? this.selected.map((choice) => choice.word) : null;
    if (decision.all) return ["all"];
    return decision.decline ? ["done"] : null;
  }

  /** Answer once: until it has counted, the picture stays and further clicks do nothing. */
  async answer(words: string[]): Promise<void> {
    const number = this.decision?.number ?? 0;
    // The next question may be there before the server says that this answer is safe.
    if (number === this.#answering) return;
    this.#answering = number;
    try {
      await this.source.answer(words);
    } finally {
      if (this.#answering === number) this.#answering = 0;
    }
  }
}

/** A hand in an order that people like: Actions, then Treasures, then the rest, dear ones first. */
export function sorted(hand: string[]): string[] {
  const rank = (id: string): number => {
    const { types } = card(id);
    return types.includes("action") ? 0 : types.includes("treasure") ? 1 : 2;
  };
  return hand.toSorted((a, b) => rank(a) - rank(b) || card(b).cost - card(a).cost || a.localeCompare(b));
}
