/** A few soft tones, made on the spot. */

import { settings } from "./settings.svelte.ts";

/** Each as frequencies that follow one another. */
const TONES = { turn: [523, 784], end: [523, 659, 784] };

let context: AudioContext | undefined;

/** Sound, if somebody wants to hear it. */
export function sound(what: keyof typeof TONES): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  TONES[what].forEach((frequency, place) => {
    const begin = context!.currentTime + place * 0.12;
    const tone = new OscillatorNode(context!, { type: "sine", frequency });
    const volume = new GainNode(context!, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.08, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.45);
    tone.connect(volume).connect(context!.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  });
}
