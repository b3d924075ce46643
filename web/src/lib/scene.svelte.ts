/** A game outside of any table, in the shape in which the table shows a game: a lesson, or a puzzle. */

import { PERSON } from "../generated/game.ts";
import type { Decision, Game, GameEvent, Schemas } from "./protocol.ts";
import type { Sight, TableSeen } from "./sight.ts";

type Scenic = Pick<Schemas["LessonStep"], "title" | "names" | "events" | "view" | "decision">;

const READER = 0;

export abstract class Scene<Step extends Scenic> implements Sight {
  step = $state.raw<Step | null>(null);
  readonly seats = [READER];

  /** Begin, or say the same in another language. */
  abstract load(): Promise<void>;
  abstract answer(words: string[]): Promise<void>;
  protected abstract isOver(step: Step): boolean;

  get decision(): Decision | null {
    return this.step?.decision ?? null;
  }

  get log(): GameEvent[] {
    return this.step?.events ?? [];
  }

  table = $derived.by<TableSeen | null>(() => {
    if (!this.step) return null;
    return {
      status: this.isOver(this.step) ? "over" : "playing",
      seats: this.step.names.map((name) => ({ name, plan: PERSON, bot: "", away: false, left: false })),
    };
  });

  game = $derived.by<Game | null>(() => {
    const step = this.step;
    if (!step) return null;
    const seat = step.decision?.seat ?? step.view.current;
    return {
      viewer: READER,
      events: step.events,
      event: step.events.length,
      view: step.view,
      asked: this.isOver(step) ? null : { seat, source: null, about: null },
      decision: step.decision,
      hand_over: null,
      undo: "no",
      hints: "no",
      clock: null,
    };
  });
}
