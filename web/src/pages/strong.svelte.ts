/** What is strong in a kingdom, as far as the server knows it. */

import { ask } from "../lib/api.ts";
import type { Schemas } from "../lib/protocol.ts";
import { words } from "../lib/words.svelte.ts";
import { WorkSeen } from "../lib/work.svelte.ts";

export type Strong = Schemas["StrongShown"];
export type Found = Schemas["FoundShown"];
export type FoundPlan = Schemas["FoundPlanShown"];
export type PlanRule = Schemas["RuleShown"];

/** Milliseconds between two looks at a search that goes on. */
const OFTEN = 1500;

export class StrongSeen extends WorkSeen<Strong> {
  constructor(private readonly query: string) {
    super(OFTEN);
  }

  protected fetch(): Promise<Strong> {
    return ask<Strong>("GET", `/strong${this.query}`);
  }

  protected request(): Promise<Strong> {
    return ask<Strong>("POST", `/strong${this.query}`);
  }

  protected isRunning({ begun }: Strong): boolean {
    return begun;
  }
}

const SIGNS: Record<string, string> = { "<=": "≤", ">=": "≥", "!=": "≠", "*": "·" };
const PART = /(\w+)\(([a-z_]+)\)|[a-z_]+|[<>!]=|\*/g;

/** A condition of a plan in the reader's words. */
export function conditionName(condition: string): string {
  return condition.replace(PART, (part: string, fact?: string, id?: string) => {
    if (fact && id) return words.say(`page-fact-${fact}`, { card: words.name(id) });
    const key = `page-fact-${part}`;
    return SIGNS[part] ?? (words.has(key) ? words.say(key) : part);
  });
}

export const percent = (share: number): string =>
  // A little less than nothing is nothing.
  share.toLocaleString(words.language, { style: "percent", maximumFractionDigits: 0, signDisplay: "negative" });

/** How many rounds games took: the mean, and within which bounds eight in ten lie. */
export function roundsOf(lengths: Record<string, number>): { mean: number; short: number; long: number } {
  const counts = Object.entries(lengths).map(([rounds, games]) => [Number(rounds), games] as const);
  const total = counts.reduce((sum, [, games]) => sum + games, 0);
  const mean = counts.reduce((sum, [rounds, games]) => sum + rounds * games, 0) / total;
  const within = (share: number): number => {
    let seen = 0;
    return counts.find(([, games]) => (seen += games) >= share * total)?.[0] ?? 0;
  };
  return { mean, short: within(0.1), long: within(0.9) };
}
