/** A lesson under way. */

import { ask } from "./api.ts";
import type { Schemas } from "./protocol.ts";
import { Scene } from "./scene.svelte.ts";

type Step = Schemas["LessonStep"];
export type Listed = Schemas["LessonListed"];

export function lessons(): Promise<Listed[]> {
  return ask<Listed[]>("GET", "/lessons");
}

export class Lesson extends Scene<Step> {
  constructor(readonly name: string) {
    super();
  }

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

  protected isOver(step: Step): boolean {
    return step.over;
  }

  async #take(progress: Schemas["Progress"]): Promise<void> {
    this.step = await ask<Step>("POST", `/lessons/${this.name}`, progress);
  }
}
