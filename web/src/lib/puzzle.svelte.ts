/** A try at a puzzle, and which puzzles this browser has solved. */

import { ask } from "./api.ts";
import type { Schemas } from "./protocol.ts";
import { Scene } from "./scene.svelte.ts";

type Step = Schemas["PuzzleStep"];
export type Listed = Schemas["PuzzleListed"];
export type Outcome = Schemas["PuzzleOutcome"];

const KEY = "throneroom-puzzles";

export function puzzles(): Promise<Listed[]> {
  return ask<Listed[]>("GET", "/puzzles");
}

/** The next one to try: the first unsolved one after a puzzle, or from the beginning if none is left there. */
export function nextUnsolved(listed: readonly Listed[], solved: readonly string[], after = ""): Listed | undefined {
  const place = listed.findIndex(({ id }) => id === after) + 1;
  return [...listed.slice(place), ...listed.slice(0, place)].find(({ id }) => id !== after && !solved.includes(id));
}

class Solved {
  ids = $state.raw<readonly string[]>(kept());

  note(id: string): void {
    // Another tab may have solved one meanwhile.
    this.ids = [...new Set([...kept(), id])];
    localStorage.setItem(KEY, JSON.stringify(this.ids));
  }
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export const solved = new Solved();

export class PuzzleTry extends Scene<Step> {
  #answers = $state.raw<string[][]>([]);
  /** What was asked for instead of a further try. */
  solution = $state.raw<Outcome | null>(null);

  constructor(readonly id: string) {
    super();
  }

  get answered(): number {
    return this.#answers.length;
  }

  async load(): Promise<void> {
    await this.#take(this.#answers);
    if (this.solution) await this.showSolution();
  }

  async answer(words: string[]): Promise<void> {
    await this.#take([...this.#answers, words]);
    // Following a solution that has been shown is no merit.
    if (this.step?.result?.verdict === "solved" && !this.solution) solved.note(this.id);
  }

  async takeBack(): Promise<void> {
    await this.#take(this.#answers.slice(0, -1));
  }

  async restart(): Promise<void> {
    await this.#take([]);
  }

  async showSolution(): Promise<void> {
    this.solution = await ask<Outcome>("GET", `/puzzles/${this.id}/solution`);
  }

  protected isOver(step: Step): boolean {
    return step.result?.over ?? false;
  }

  async #take(answers: string[][]): Promise<void> {
    this.step = await ask<Step>("POST", `/puzzles/${this.id}`, { answers } satisfies Schemas["PuzzleTry"]);
    this.#answers = answers;
  }
}
