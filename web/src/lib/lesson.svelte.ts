/** A lesson under way, in the shape in which the table shows a game. */

import { ask } from "./api.ts";
import type { components } from "../generated/protocol.ts";
import type { Decision, Game, GameEvent, Table } from "./protocol.ts";
import type { Sight } from "./sight.ts";

export type Step = components["schemas"]["LessonStep"];
export type Listed = components["schemas"]["LessonListed"];

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

  async #take(progress: { given: number; answer?: string[] }): Promise<void> {
    this.step = await ask<Step>("POST", `/lessons/${this.name}`, progress);
  }

  get decision(): Decision | null {
    return this.step?.decision ?? null;
  }

  get log(): GameEvent[] {
    return this.step?.events ?? [];
  }

  table = $derived.by<Table | null>(() => {
    if (!this.step) return null;
    const seats = this.step.names.map((name, number) => ({
      name,
      plan: "person",
      bot: "",
      taken: true,
      yours: number === LEARNER,
      present: true,
      away: false,
      left: false,
      resigned: false,
      out_of_time: false,
    }));
    return {
      id: this.name,
      status: this.step.over ? "over" : "playing",
      options: { kingdom: [], chat: false, undo: "off" },
      owner: false,
      commitment: "",
      values: [],
      seats,
      spectators: 0,
      draft: null,
      vote: null,
      result: null,
      previous: null,
      next: null,
    } as unknown as Table;
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
      asked: step.over ? null : { seat, source: null },
      decision: step.decision,
      hand_over: null,
      undo: "no",
      clock: null,
    };
  });
}
