/** A lesson under way, in the shape in which the table shows a game. */

import { ask } from "./api.ts";
import { PERSON } from "../generated/game.ts";
import type { Decision, Game, GameEvent, Schemas } from "./protocol.ts";
import type { Sight, TableSeen } from "./sight.ts";

export type Step = Schemas["LessonStep"];
export type Listed = Schemas["LessonListed"];

const LEARNER = 0;

export function lessons(): Promise<Listed[]> {
  return ask<Listed[]>("GET", "/lessons");
}

export class Lesson implements Sight {
  step = $state.raw<Step | null>(null);
  readonly seats = [LEARNER];

  constructor(readonly name: string) {}

  /** Begin, or speak another language from here on. */
  async load(): Promise<void> {
    await this.#take({ given: this.step?.given ?? 0 });
  }

  /** Answer as the learner wants; a wrong answer leaves the question open. */
  async answer(words: string[]): Promise<void> {
    if (this.step) await this.#take({ given: this.step.given, answer: words });
  }

  /** Go on after something that is only told. */
  async goOn(): Promise<void> {
    if (this.step) await this.#take({ given: this.step.given + 1 });
  }

  async #take(progress: Schemas["Progress"]): Promise<void> {
    this.step = await ask<Step>("POST", `/lessons/${this.name}`, progress);
  }

  get decision(): Decision | null {
    return this.step?.decision ?? null;
  }

  get log(): GameEvent[] {
    return this.step?.events ?? [];
  }

  table = $derived.by<TableSeen | null>(() => {
    if (!this.step) return null;
    return {
      status: this.step.over ? "over" : "playing",
      seats: this.step.names.map((name) => ({ name, plan: PERSON, bot: "", away: false, left: false })),
    };
  });

  game = $derived.by<Game | null>(() => {
    const step = this.step;
    if (!step) return null;
    const seat = step.decision?.seat ?? step.view.current;
    return {
      viewer: LEARNER,
      events: step.events,
      event: step.events.length,
      view: step.view,
      asked: step.over ? null : { seat, source: null, about: null },
      decision: step.decision,
      hand_over: null,
      undo: "no",
      hints: "no",
      clock: null,
    };
  });
}
