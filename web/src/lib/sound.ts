/** Short soft sounds, made on the spot. */

import { card } from "./cards.ts";
import type { GameEvent } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";

interface Tone {
  /** In hertz, at the beginning and at the end. */
  from: number;
  to?: number;
  /** In seconds. */
  after?: number;
  lasting?: number;
  /** 1 is already modest. */
  volume?: number;
  shape?: OscillatorType;
}

/** Riffling cards: ticks that follow one another ever faster. */
const RIFFLE = [0, 0.05, 0.095, 0.135, 0.17, 0.2];

const SOUNDS = {
  play: [{ from: 420, to: 260, lasting: 0.09, shape: "triangle" }],
  buy: [
    { from: 988, lasting: 0.12, volume: 0.6 },
    { from: 1319, after: 0.07, lasting: 0.3, volume: 0.6 },
  ],
  attack: [
    { from: 196, to: 98, lasting: 0.35, shape: "triangle", volume: 1.3 },
    { from: 208, to: 104, after: 0.09, lasting: 0.35, shape: "triangle" },
  ],
  shuffle: RIFFLE.map((after) => ({ from: 1500 + 3000 * after, to: 700, after, lasting: 0.03, volume: 0.35, shape: "triangle" })),
  turn: [{ from: 523 }, { from: 784, after: 0.12 }],
  end: [{ from: 523 }, { from: 659, after: 0.12 }, { from: 784, after: 0.24 }],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.08;
/** Seconds between the beginnings of sounds for one batch of news. */
const APART = 0.14;
/** More events than this are what was missed, not what happens now. */
const MOST_EVENTS = 60;

let context: AudioContext | undefined;

/** Make a sound, where the settings want any. */
export function sound(what: Sound, after = 0): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[what] as Tone[]) ring(context, tone, context.currentTime + after);
}

function ring(context: AudioContext, { from, to = from, after = 0, lasting = 0.45, volume = 1, shape = "sine" }: Tone, now: number): void {
  const begin = now + after;
  const end = begin + lasting;
  const tone = new OscillatorNode(context, { type: shape, frequency: from });
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(VOLUME * volume, begin + Math.min(0.02, lasting / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(end + 0.05);
}

function soundOf({ kind, cards = [] }: GameEvent): Sound | null {
  if (kind === "play" || kind === "play_again") {
    return cards.some((id) => id !== null && card(id).types.includes("attack")) ? "attack" : "play";
  }
  if (kind === "play_treasure" || kind === "play_treasures") return "play";
  if (kind === "shuffle_in") return "shuffle";
  return kind === "buy" || kind === "shuffle" ? kind : null;
}

/** Let news be heard: each kind of sound once, in the order in which things happened. */
export function hear(news: GameEvent[]): void {
  if (news.length > MOST_EVENTS || document.hidden) return;
  const sounds = new Set(news.map(soundOf).filter((what) => what !== null));
  [...sounds].forEach((what, place) => sound(what, place * APART));
}
