/** Hints: asking for one, and what it says about the open question. */

import { interval, percent } from "../lib/analysis.svelte.ts";
import type { Channel } from "../lib/channel.svelte.ts";
import type { Decision, Schemas } from "../lib/protocol.ts";
import { words } from "../lib/words.svelte.ts";

type Hint = Schemas["HintPart"];

export class Hints {
  /** The number of the question that the player has asked about. */
  #asked = $state(0);

  constructor(
    private readonly channel: Channel,
    private readonly decision: () => Decision | null,
  ) {}

  /** What the button does now; empty where there is none. */
  get offer(): "" | "hint" | "ask" {
    const { table, game } = this.channel;
    if (!this.decision() || !game || game.hints === "no" || table?.vote) return "";
    return game.hints === "ask" ? "ask" : "hint";
  }

  /** Whether a hint about the open question is on its way; a lost connection loses it. */
  get thinking(): boolean {
    const number = this.decision()?.number;
    return this.channel.connection === "open" && number === this.#asked && this.channel.hint?.decision !== number;
  }

  /** The hint about the open question; null also where none was found. */
  get found(): Hint | null {
    const { hint } = this.channel;
    return hint && hint.decision === this.decision()?.number ? hint.hint : null;
  }

  /** Ask for a hint, or the others for their consent. */
  async ask(): Promise<void> {
    const decision = this.decision();
    if (!decision || !this.offer || this.thinking) return;
    const { seat, number } = decision;
    if (this.offer === "ask") return this.channel.send({ type: "allow_hints", seat, allow: true });
    this.channel.hint = null;
    this.#asked = number;
    try {
      await this.channel.send({ type: "ask_for_hint", seat, decision: number });
    } catch (error) {
      this.#asked = 0;
      throw error;
    }
  }

  /** What there is to say about the open question. */
  told(names: string[]): string {
    if (this.thinking) return words.say("web-hint-thinking");
    const { hint } = this.channel;
    const decision = this.decision();
    if (!decision || hint?.decision !== decision.number) return "";
    return hint.hint ? sentence(hint.hint, decision, names) : words.say("web-hint-none");
  }
}

function sentence(hint: Hint, decision: Decision, names: string[]): string {
  const answer = answerOf(hint.answer, decision, names);
  if (!hint.other) return words.say("hint-only", { answer });
  const told = { answer, other: answerOf(hint.other, decision, names), chance: percent(hint.chance) };
  if (!hint.clear) return words.say("hint-unclear", told);
  const why = hint.reason ? ` ${words.say(`hint-reason-${hint.reason}`)}` : "";
  return words.say("hint-clear", { ...told, lead: percent(hint.lead), error: interval(hint.error), why });
}

function answerOf(answer: string[], decision: Decision, names: string[]): string {
  const counts = new Map<string, number>();
  for (const word of answer) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parts = [...counts].map(([word, count]) => {
    const name = words.option(decision, word, names);
    return count === 1 ? name : words.say("analysis-several", { count, name });
  });
  return parts.join(", ") || words.say("analysis-nothing");
}
