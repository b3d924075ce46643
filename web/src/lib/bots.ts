/** The bots: the face of each character, and their strength and style. */

import { CHARACTERS, LEVELS, THINKING } from "../generated/game.ts";
import { words } from "./words.svelte.ts";

/** The face of each character, a card, by level and name. */
const FACES: Readonly<Record<string, Readonly<Record<string, string>>>> = CHARACTERS;

/** A seat, wherever it comes from. */
interface Seat {
  name: string;
  /** The level of the bot that plays there. */
  bot?: string;
}

/** The face of a bot; people have none, even where a bot plays on for them. */
export function faceOf({ name, bot = "" }: Seat): string | undefined {
  // A second one of the same character has a number.
  return FACES[bot]?.[name.replace(/ \d+$/, "")];
}

/** The bot of a level that would sit at a place, where `before` are the levels of those before it. */
export function botOf(level: string, before: readonly string[] = []): { name: string; bot: string } {
  const names = Object.keys(FACES[level] ?? {});
  const same = before.filter((other) => other === level).length;
  return { name: names[same] ?? names[0] ?? level, bot: level };
}

/** The bots that a seat can be given to, where `before` are the levels of those before it. */
export function choices(before: readonly string[]): { value: string; label: string }[] {
  return LEVELS.map((value) => {
    const { name } = botOf(value, before);
    return { value, label: words.say("page-seat-bot", { name, strength: words.say(`bot-${value}-strength`) }) };
  });
}

/** Whether a bot takes its time for every answer. */
export function looksAhead(level: string): boolean {
  return (THINKING as readonly string[]).includes(level);
}

/** How strong a bot is, and how it plays. */
export function aboutBot(level: string): string {
  const strength = words.say(`bot-${level}-strength`);
  return words.say("bot-about", { strength, style: words.say(`bot-${level}-style`) });
}
