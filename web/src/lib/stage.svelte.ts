/** What is shown of a running game: the turns of others at a pace that can be followed.
 *
 * The channel always has the latest; the stage lags behind it while others play, and catches up as
 * soon as the viewer skips. What follows from one's own answers is shown at once.
 */

import type { Channel } from "./channel.svelte.ts";
import { after, before } from "./moves.ts";
import type { Decision, Game, GameEvent, View } from "./protocol.ts";
import type { Sight } from "./sight.ts";

export type Pace = "slow" | "normal" | "instant";

/** Milliseconds that an event is looked at; what is not here goes with the next one that is. */
const MOMENTS: Readonly<Record<string, number>> = {
  turn: 250,
  play: 350,
  play_again: 350,
  play_treasure: 200,
  play_treasures: 350,
  gain: 700,
  trash: 350,
  discard: 250,
  reveal: 250,
  reveal_hand: 350,
  show: 350,
  put_back: 250,
  shuffle_in: 350,
  set_aside: 250,
  put_on_mat: 250,
  return: 350,
  mark: 350,
  mat_token: 250,
  pass: 350,
  name: 350,
};
/** Milliseconds: no turn takes longer, however much happens in it. */
export const LONGEST_TURN = 3000;
const SLOWER = 2;
/** More than this is what was missed, not what happens now. */
const MOST_EVENTS = 300;

/** Some events, the view after them, and how long it stays. */
export interface Step {
  events: GameEvent[];
  view: View;
  pause: number;
}

/** The events of others' turns in steps; a turn in which the viewer decides is a step without a pause. */
export function steps(view: View, events: GameEvent[], isOwn: (seat: number) => boolean): Step[] {
  const found: Step[] = [];
  let shown = view;
  let decider = view.possessor ?? view.current;
  let waiting: GameEvent[] = [];
  for (const event of events) {
    if (event.kind === "turn") decider = event.other ?? event.seat;
    shown = after(shown, event);
    waiting.push(event);
    const pause = isOwn(decider) ? 0 : (MOMENTS[event.kind] ?? 0);
    if (!pause) continue;
    found.push({ events: waiting, view: shown, pause });
    waiting = [];
  }
  if (waiting.length) found.push({ events: waiting, view: shown, pause: 0 });
  return shortened(found);
}

/** Where a turn would take too long, all of its pauses are shorter by the same factor. */
function shortened(all: Step[]): Step[] {
  const turns = new Map<number, number>();
  for (const { view, pause } of all) turns.set(view.turn, (turns.get(view.turn) ?? 0) + pause);
  return all.map((step) => {
    const whole = turns.get(step.view.turn) ?? 0;
    return whole > LONGEST_TURN ? { ...step, pause: (step.pause * LONGEST_TURN) / whole } : step;
  });
}

export class Stage implements Sight {
  game = $state.raw<Game | null>(null);
  /** What has happened just now, for animations. */
  news = $state.raw<GameEvent[]>([]);
  /** Whether there is more to come that the channel knows already. */
  behind = $state(false);

  #waiting: Step[] = [];
  /** How many events of the log have been shown. */
  #event = $state(0);
  #latest: Game | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly channel: Channel,
    private readonly pace: () => Pace,
  ) {}

  get table(): Channel["table"] {
    return this.channel.table;
  }

  get seats(): number[] {
    return this.channel.seats;
  }

  get decision(): Decision | null {
    return this.behind ? null : (this.game?.decision ?? null);
  }

  get log(): GameEvent[] {
    return this.behind ? this.channel.log.slice(0, this.#event) : this.channel.log;
  }

  answer(words: string[]): Promise<void> {
    return this.channel.answer(words);
  }

  /** Show what the channel has heard. */
  receive(game: Game): void {
    if (game === this.#latest) return;
    const last = this.#latest;
    this.#latest = game;
    if (this.behind && !game.events.length) return;
    const from = this.#before(last, game);
    if (!from || this.pace() === "instant" || document.hidden) return this.skip();
    const factor = this.pace() === "slow" ? SLOWER : 1;
    const more = steps(from, game.events, (seat) => this.seats.includes(seat));
    this.#waiting.push(...more.map((step) => ({ ...step, pause: step.pause * factor })));
    if (!this.behind) this.#next();
  }

  /** Catch up with the channel. */
  skip(): void {
    clearTimeout(this.#timer);
    const events = this.#waiting.flatMap((step) => step.events);
    this.#waiting = [];
    this.behind = false;
    if (!this.#latest) return;
    this.news = events.length ? events : this.#latest.events;
    this.#event = this.#latest.event;
    this.game = this.#latest;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The picture before the news; null where they are no continuation of what was seen. */
  #before(last: Game | null, { view, viewer, events }: Game): View | null {
    const first = events[0];
    if (!first || events.length > MOST_EVENTS || events.some(({ kind }) => kind === "undo")) return null;
    if (last) {
      const continues = last.viewer === viewer && first.number === last.event + 1;
      return continues ? (this.#waiting.at(-1)?.view ?? last.view) : null;
    }
    // The first turns of others are seen also by those whose browser was not quite ready.
    const young = first.number === 1 && view.turn <= view.players.length;
    return young ? { ...before(view, events), turn: 0, coins: 0, current: first.seat } : null;
  }

  #next(): void {
    const step = this.#waiting.shift();
    const latest = this.#latest!;
    const done = !this.#waiting.length && (!step || !step.pause);
    if (!step || done) {
      this.behind = false;
      if (step) this.news = step.events;
      this.#event = latest.event;
      this.game = latest;
      return;
    }
    this.behind = true;
    this.news = step.events;
    this.#event = step.events.at(-1)!.number;
    // Nobody is asked before everything has been shown.
    this.game = { ...latest, view: step.view, decision: null, asked: null, hand_over: null, undo: "no" };
    this.#timer = setTimeout(() => this.#next(), step.pause);
  }
}
