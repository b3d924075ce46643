import { beforeEach, describe, expect, test, vi } from "vitest";

import type { GameEvent } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import { hear, sound } from "./sound.ts";

vi.mock("./settings.svelte.ts", () => ({ settings: { sound: true } }));

/** Every tone that was started: its first frequency and when. */
let tones: { frequency: number; begin: number; end: number }[] = [];
let loudest = 0;

const param = () => ({
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: (value: number) => {
    loudest = Math.max(loudest, value);
  },
  exponentialRampToValueAtTime: vi.fn(),
});

vi.stubGlobal(
  "AudioContext",
  class {
    currentTime = 10;
    destination = {};
    resume = () => Promise.resolve();
  },
);
vi.stubGlobal(
  "OscillatorNode",
  class {
    frequency = param();
    #tone = { frequency: 0, begin: 0, end: 0 };
    constructor(_: unknown, options: { frequency: number }) {
      this.#tone.frequency = options.frequency;
    }
    connect = (next: unknown) => next;
    start = (at: number) => tones.push(Object.assign(this.#tone, { begin: at }));
    stop = (at: number) => (this.#tone.end = at);
  },
);
vi.stubGlobal(
  "GainNode",
  class {
    gain = param();
    connect = (next: unknown) => next;
  },
);

const event = (kind: string, ...cards: (string | null)[]): GameEvent => ({ number: 1, kind, seat: 1, cards });

/** The tones of a sound by itself. */
function alone(what: Parameters<typeof sound>[0]): number[] {
  sound(what);
  return tones.splice(0).map((tone) => tone.frequency);
}

describe("sounds", () => {
  beforeEach(() => {
    settings.sound = true;
    tones = [];
    loudest = 0;
  });

  test("none are made unless they are wanted", () => {
    settings.sound = false;
    sound("turn");
    hear([event("play", "village"), event("buy", "gold")]);
    expect(tones).toEqual([]);
  });

  test("are distinct, short and soft", () => {
    const all = (["play", "buy", "attack", "shuffle", "turn", "end"] as const).map(alone);
    expect(new Set(all.map(String)).size).toBe(all.length);
    expect(loudest).toBeLessThan(0.15);
    sound("attack");
    expect(Math.max(...tones.map((tone) => tone.end)) - 10).toBeLessThan(0.7);
  });

  test.each([
    ["play", event("play", "village")],
    ["play", event("play_again", "village")],
    ["play", event("play_treasures", "copper", "silver")],
    ["attack", event("play", "militia")],
    ["buy", event("buy", "gold")],
    ["shuffle", event("shuffle")],
  ] as const)("%s is heard", (what, happened) => {
    const expected = alone(what);
    hear([happened]);
    expect(tones.map((tone) => tone.frequency)).toEqual(expected);
  });

  test("what happens together is heard one after another, each sound once", () => {
    const [play, buy] = [alone("play"), alone("buy")];
    hear([event("play_treasure", "copper"), event("play_treasure", "copper"), event("buy", "estate"), event("gain", "estate"), event("draw", null)]);
    expect(tones.map((tone) => tone.frequency)).toEqual([...play, ...buy]);
    expect(tones[1]!.begin).toBeGreaterThan(tones[0]!.begin);
  });

  test("what was missed is not heard", () => {
    hear(Array.from({ length: 100 }, () => event("play", "village")));
    expect(tones).toEqual([]);
  });
});
