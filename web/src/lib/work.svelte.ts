/** Work that the server does on demand: looked at again and again while there is more to come. */

import { api } from "./api.ts";
import { Refused } from "./channel.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { words } from "./words.svelte.ts";

export abstract class WorkSeen<Shown> {
  shown = $state.raw<Shown | null>(null);
  /** Why nothing is shown. */
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /** `often`: milliseconds between two looks. */
  constructor(private readonly often: number) {}

  /** What is known now. */
  protected abstract fetch(): Promise<Shown>;
  /** Ask the server to begin. */
  protected abstract request(): Promise<Shown>;
  protected abstract isRunning(shown: Shown): boolean;

  async look(): Promise<void> {
    await this.#attempt(() => this.fetch());
  }

  async begin(): Promise<void> {
    await this.#attempt(async () => {
      await api.guest(settings.name || words.say("web-player"));
      return this.request();
    });
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #attempt(fetching: () => Promise<Shown>): Promise<void> {
    try {
      this.shown = await fetching();
      this.problem = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
    clearTimeout(this.#timer);
    if (!this.#over && this.shown && this.isRunning(this.shown)) {
      this.#timer = setTimeout(() => void this.look(), this.often);
    }
  }
}
