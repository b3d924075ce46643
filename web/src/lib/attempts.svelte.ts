/** Doing what the server may refuse. */

import { Refused } from "./channel.svelte.ts";

/** Resolves to whether it was done. */
export type Attempt = (doing: Promise<unknown>) => Promise<boolean>;

export class Attempts {
  /** Why the latest was refused, to be shown. */
  problem = $state("");
  busy = $state(false);

  attempt: Attempt = async (doing) => {
    this.problem = "";
    this.busy = true;
    try {
      await doing;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
      return false;
    } finally {
      this.busy = false;
    }
  };
}
