/** What decided a finished game, as far as the server knows it. */

import { games, type Analysis, type Judged, type TurningPoint } from "./games.ts";
import { words } from "./words.svelte.ts";
import { WorkSeen } from "./work.svelte.ts";

/** Milliseconds between two looks at an analysis that goes on. */
const OFTEN = 1000;
/** How many standard errors an interval goes to each side: 95 % of what chance explains. */
const WIDTH = 1.96;

export class AnalysisSeen extends WorkSeen<Analysis> {
  constructor(private readonly id: string) {
    super(OFTEN);
  }

  protected fetch(): Promise<Analysis> {
    return games.analysis(this.id);
  }

  protected request(): Promise<Analysis> {
    return games.analyse(this.id);
  }

  protected isRunning({ begun, done }: Analysis): boolean {
    return begun && done < 1;
  }

  /** Each seat's chances at the beginning of every turn and at the end; null until they are known. */
  get chances(): number[][] | null {
    const outlooks = this.shown?.outlooks ?? [];
    if (outlooks.length < 2) return null;
    return outlooks[0]!.chances.map((_, seat) => outlooks.map((outlook) => outlook.chances[seat]!));
  }

  /** The mistake that an answer was, if it was one. */
  mistakeAt(answers: number): Judged | null {
    return this.shown?.judged.find((one) => one.mistake && one.answers === answers) ?? null;
  }
}

export const percent = (share: number): number => Math.round(100 * share);

/** An answer in words. */
export function answerName(judged: Judged, answer: string[], names: string[]): string {
  const counts = new Map<string, number>();
  for (const word of answer) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parts = [...counts].map(([word, count]) => {
    const name = optionName(judged, word, names);
    return count === 1 ? name : words.say("analysis-several", { count, name });
  });
  return parts.join(", ") || words.say("analysis-nothing");
}

function optionName({ place, source, affects }: Judged, word: string, names: string[]): string {
  if (word === "done") return words.say("analysis-nothing");
  if (word === "all") return words.say("option-all");
  if (place === "modes") return words.mode(word, source, names[affects] ?? "");
  return place === "amounts" ? word : words.name(word);
}

/** What a player chose instead of what. */
function choiceOf(judged: Judged, names: string[]): string {
  const choice = words.say("analysis-choice", {
    kind: judged.kind,
    given: answerName(judged, judged.given, names),
    other: answerName(judged, judged.other, names),
  });
  return judged.source ? words.say("analysis-choice-with", { choice, source: words.name(judged.source) }) : choice;
}

/** What it is within which the true figure lies 19 times out of 20. */
export const interval = (error: number): number => percent(WIDTH * error);

/** A turning point in a sentence. */
export function pointName(point: TurningPoint, names: string[]): string {
  const { own_turn: turn, seat, change, judged } = point;
  const told = { turn, player: names[seat] ?? "", error: interval(point.error) };
  if (judged) return words.say("analysis-mistake", { ...told, choice: choiceOf(judged, names), lost: percent(-change) });
  return words.say("analysis-luck", { ...told, luck: change > 0 ? "good" : "bad", share: percent(Math.abs(change)) });
}
