/** A finished game, moment by moment, in the shape in which the table shows one that goes on. */

import { endingOf, turnName, type GameShown, type Position, type TurnShown } from "./games.ts";
import { PERSON } from "../generated/game.ts";
import type { Decision, Game, GameEvent } from "./protocol.ts";
import type { Choice, Choices, Sight, TableSeen } from "./sight.ts";

export interface Moment {
  turn: number;
  /** How many answers have been given in the turn. */
  step: number;
  /** Whose eyes see it; null with all hands open. */
  seat: number | null;
}

export type FetchTurn = (turn: number, seat: number | null) => Promise<TurnShown>;

/** Milliseconds from one answer to the next, slow first. */
export const SPEEDS = [2400, 1200, 600, 250];
const LAST = Number.MAX_SAFE_INTEGER;

export class Replay implements Sight {
  playing = $state(false);
  speed = $state(1);
  /** Why a turn could not be shown. */
  problem = $state("");
  readonly seats: number[] = [];
  /** What the last step forward brought, for animations. */
  news = $state.raw<GameEvent[]>([]);

  #moment = $state.raw<Moment>({ turn: 1, step: 0, seat: null });
  #pages = $state.raw<ReadonlyMap<string, TurnShown>>(new Map());
  #coming = new Map<string, Promise<TurnShown>>();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly shown: GameShown,
    private readonly fetchTurn: FetchTurn,
  ) {}

  get moment(): Moment {
    return this.#moment;
  }

  get turns(): number {
    return this.shown.starts.length;
  }

  get #names(): string[] {
    return this.shown.seats.map((seat) => seat.name);
  }

  /** What a turn is called; `turn` counts those of all players, as links do. */
  nameOf(turn: number): string {
    const start = this.shown.starts[turn - 1];
    return start ? turnName(start, this.#names) : "";
  }

  /** Why the game ended. */
  get ending(): string {
    const { ending, resigned } = this.shown;
    return endingOf(ending, resigned.map((seat) => this.#names[seat]!));
  }

  #steps = $derived(this.#stepsOf(this.#moment.turn, this.#moment.seat));

  /** How many moments the turn has. */
  get steps(): number {
    return this.#steps.length;
  }

  position = $derived<Position | null>(this.#steps[this.#moment.step] ?? null);

  get atStart(): boolean {
    return this.#moment.turn === 1 && this.#moment.step === 0;
  }

  get atEnd(): boolean {
    return this.#moment.turn >= this.turns && this.#moment.step >= this.steps - 1;
  }

  // What the table's components look at

  table = $derived.by<TableSeen>(() => {
    const seats = this.shown.seats.map(({ name, bot }) => ({ name, plan: bot || PERSON, bot, away: false, left: false }));
    return { status: this.position && this.atEnd ? "over" : "playing", seats };
  });

  game = $derived.by<Game | null>(() => {
    const position = this.position;
    if (!position) return null;
    const { view, hands, decision } = position;
    // With all hands open, the deciding player's is in front.
    const viewer = this.#moment.seat ?? decision?.player ?? view.current;
    return {
      viewer,
      events: position.events,
      event: position.events.at(-1)?.number ?? 0,
      view: hands ? { ...view, seat: viewer, hand: hands[viewer] ?? [], possessed_hand: [] } : view,
      asked: decision && { seat: decision.seat, source: decision.source, about: null },
      decision: this.decision,
      hand_over: null,
      undo: "no",
      hints: "no",
      clock: null,
    };
  });

  /** What was asked, where the one through whose eyes one looks was asked. */
  get decision(): Decision | null {
    const decision = this.position?.decision ?? null;
    return this.#moment.seat === null || decision?.seat === this.#moment.seat ? decision : null;
  }

  /** What happened up to now, from the first of the turns that are known without a gap. */
  log = $derived.by<GameEvent[]>(() => {
    const { turn, step, seat } = this.#moment;
    const before: GameEvent[][] = [];
    for (let earlier = turn - 1; earlier > 0; earlier--) {
      const page = this.#pages.get(key(earlier, seat));
      if (!page) break;
      before.unshift(page.positions.flatMap((position) => position.events));
    }
    return [...before.flat(), ...this.#steps.slice(0, step + 1).flatMap((position) => position.events)];
  });

  choices = $derived<Choices>(new Given(this.decision, this.decision ? (this.position?.answer ?? null) : null));

  // Going from moment to moment

  forward(): void {
    const { turn, step } = this.#moment;
    if (step + 1 < this.steps) this.go({ step: step + 1 });
    else if (turn < this.turns) this.go({ turn: turn + 1, step: 0 });
  }

  back(): void {
    const { turn, step } = this.#moment;
    if (step > 0) this.go({ step: step - 1 });
    else if (turn > 1) this.go({ turn: turn - 1, step: LAST });
  }

  nextTurn(): void {
    const { turn } = this.#moment;
    this.go(turn < this.turns ? { turn: turn + 1, step: 0 } : { step: LAST });
  }

  /** To the beginning of this turn, and from there to the one before. */
  previousTurn(): void {
    const { turn, step } = this.#moment;
    this.go({ turn: step > 0 ? turn : Math.max(1, turn - 1), step: 0 });
  }

  toStart(): void {
    this.go({ turn: 1, step: 0 });
  }

  toEnd(): void {
    this.go({ turn: this.turns, step: LAST });
  }

  /** At once if the turn is known, else as soon as it is. */
  go(to: Partial<Moment>): void {
    const wanted = { ...this.#moment, ...to };
    wanted.turn = within(wanted.turn, 1, this.turns);
    const asked = ++this.#asked;
    if (this.#pages.has(key(wanted.turn, wanted.seat))) return this.#arrive(wanted);
    this.#load(wanted.turn, wanted.seat).then(
      () => asked === this.#asked && this.#arrive(wanted),
      (error: unknown) => {
        this.pause();
        this.problem = error instanceof Error ? error.message : String(error);
      },
    );
  }

  #arrive(wanted: Moment): void {
    const { turn, seat } = wanted;
    this.problem = "";
    const { turn: before, step: last } = this.#moment;
    const next = this.position && seat === this.#moment.seat && this.#follows(wanted, before, last);
    const told = this.log.at(-1)?.number ?? 0;
    this.#moment = { turn, seat, step: within(wanted.step, 0, this.#stepsOf(turn, seat).length - 1) };
    this.news = next ? this.log.filter((event) => event.number > told) : [];
    // Going on, either way, shall not have to wait.
    for (const near of [turn + 1, turn - 1]) {
      if (near > 0 && near <= this.turns) this.#load(near, seat).catch(() => {});
    }
    if (this.playing) this.#wait();
  }

  /** Whether a moment comes right after another. */
  #follows(moment: Moment, turn: number, step: number): boolean {
    if (moment.turn === turn) return moment.step === step + 1;
    return moment.turn === turn + 1 && moment.step === 0 && step === this.steps - 1;
  }

  #load(turn: number, seat: number | null): Promise<TurnShown> {
    const wanted = key(turn, seat);
    const known = this.#pages.get(wanted);
    if (known) return Promise.resolve(known);
    const coming =
      this.#coming.get(wanted) ??
      this.fetchTurn(turn, seat)
        .then((page) => {
          this.#pages = new Map(this.#pages).set(wanted, page);
          return page;
        })
        .finally(() => this.#coming.delete(wanted));
    this.#coming.set(wanted, coming);
    return coming;
  }

  /** The moments of a turn. How it ended is how the next one begins, so only the last shows both. */
  #stepsOf(turn: number, seat: number | null): Position[] {
    const positions = this.#pages.get(key(turn, seat))?.positions ?? [];
    const asked = positions.filter((position) => position.decision);
    return turn === this.turns || !asked.length ? positions : asked;
  }

  // Playing

  play(): void {
    if (this.atEnd) this.toStart();
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.atEnd) return this.pause();
    this.#timer = setTimeout(() => this.forward(), SPEEDS[this.speed]);
  }

  // Links

  /** Where this moment is found again. */
  get address(): string {
    const { turn, step, seat } = this.#moment;
    return `/games/${this.shown.id}?turn=${turn}&step=${step}${seat === null ? "" : `&seat=${seat}`}`;
  }

  /** The moment that an address names; what makes no sense is taken as the beginning. */
  momentOf(query: URLSearchParams): Moment {
    const seat = number(query.get("seat"));
    const answers = number(query.get("answers"));
    const { turn, step } =
      answers === null
        ? { turn: number(query.get("turn")) ?? 1, step: number(query.get("step")) ?? 0 }
        : this.after(answers);
    return {
      turn: within(turn, 1, this.turns),
      step,
      seat: seat !== null && seat < this.shown.seats.length ? seat : null,
    };
  }

  /** Where the game stood after some answers. */
  after(answers: number): { turn: number; step: number } {
    const turn = Math.max(1, this.shown.starts.filter((start) => start.answers <= answers).length);
    return { turn, step: answers - this.shown.starts[turn - 1]!.answers };
  }
}

/** The answer that was given to a question. */
export class Given implements Choices {
  readonly chosen: Choice[];

  constructor(
    readonly decision: Decision | null,
    answer: string[] | null,
  ) {
    const words = decision?.all && answer?.[0] === "all" ? decision.options : (answer ?? []);
    this.chosen = words.map((word, place) => ({
      word,
      index: words.slice(0, place).filter((other) => other === word).length,
    }));
  }

  at(place: Decision["place"]): boolean {
    return this.decision?.place === place;
  }

  offered(word: string): number {
    return this.decision?.options.filter((option) => option === word).length ?? 0;
  }

  orderOf({ word, index }: Choice): number {
    return this.chosen.findIndex((other) => other.word === word && other.index === index) + 1;
  }

  isSelected(choice: Choice): boolean {
    return this.orderOf(choice) > 0;
  }
}

const key = (turn: number, seat: number | null): string => `${seat} ${turn}`;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
