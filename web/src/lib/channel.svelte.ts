/** The game channel: one table over a WebSocket that reconnects by itself. */

import type { Decision, Frame, Game, GameEvent, HintFrame, Message, Refusal, Remark, Request, Table } from "./protocol.ts";
import { PROTOCOL } from "../generated/game.ts";

export type Connection = "opening" | "open" | "lost" | "closed";

/** The server refused a message. */
export class Refused extends Error {
  constructor(readonly refusal: Pick<Refusal, "key" | "reason">) {
    super(refusal.reason);
  }
}

interface Waiting {
  message: Message;
  done: () => void;
  refused: (why: Refused) => void;
}

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** A connection is dead if no reply to a message comes within this time. */
const LONGEST_SILENCE = 8000;
/** After these closing codes there is no point in reconnecting. */
const FINAL = [1008, 1009, 4400, 4403, 4404, 4409];

export class Channel {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  chat = $state.raw<Remark[]>([]);
  connection = $state<Connection>("opening");
  /** Why the connection was closed for good. */
  ending = $state("");
  /** The latest hint, which may be about a question of the past. */
  hint = $state.raw<HintFrame | null>(null);
  /** The latest update's events, for animations. */
  news = $state.raw<GameEvent[]>([]);

  // On a shared screen each player has a log, since they see different cards.
  #logs = $state.raw<Record<string, GameEvent[]>>({});
  #entry = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #wait = SHORTEST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly language: () => string,
    private readonly address = channelAddress(id),
  ) {}

  /** The log as the current viewer sees it. */
  get log(): GameEvent[] {
    return this.#logOf(this.game?.viewer ?? null);
  }

  get decision(): Decision | null {
    return this.game?.decision ?? null;
  }

  /** The seats that this client answers for. */
  get seats(): number[] {
    return (this.table?.seats ?? []).flatMap((seat, number) => (seat.yours && seat.taken ? [number] : []));
  }

  open(): void {
    this.connection = this.table ? "lost" : "opening";
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () =>
      this.#send({
        type: "hello",
        protocol: PROTOCOL,
        language: this.language(),
        event: this.#logOf(this.seats.length > 1 ? null : (this.game?.viewer ?? null)).length,
        entry: this.#entry,
      });
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Frame);
    socket.onclose = (end) => {
      if (this.#socket === socket) this.#lost(end);
    };
    this.#expect();
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    socket?.close();
  }

  /** Try again at once, since the network is back. */
  hurry(): void {
    if (this.connection !== "lost" || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.renew();
  }

  /** Replace a connection that may have died unnoticed. */
  renew(): void {
    if (this.connection === "closed") return;
    this.close();
    this.#wait = SHORTEST_WAIT;
    this.open();
  }

  /** Send a message; resolves once it is done and safe. */
  send(message: Message): Promise<void> {
    const id = ++this.#last;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { message, done, refused });
      if (this.connection === "open") this.#send({ ...message, id });
      else this.#giveUpAllButAnswers();
    });
  }

  answer(words: string[]): Promise<void> {
    const decision = this.decision;
    if (!decision) return Promise.resolve();
    return this.send({ type: "answer", seat: decision.seat, decision: decision.number, words });
  }

  /** On a shared screen: another player is looking now. */
  show(seat: number | null): Promise<void> {
    return this.send({ type: "show", seat, event: this.#logOf(seat).length });
  }

  #send(message: Request): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect();
  }

  /** A lost network gives no sign: it is noticed only because no reply comes. */
  #expect(): void {
    const socket = this.#socket;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      socket?.close();
      this.#lost({ code: 1006, reason: "" });
    }, LONGEST_SILENCE);
  }

  #hear(frame: Frame): void {
    clearTimeout(this.#silence);
    if (frame.type === "update") {
      this.#entry = frame.entry;
      if (frame.table) this.table = frame.table;
      if (frame.chat) this.chat = [...this.chat, ...frame.chat].slice(-200);
      const viewer = this.game?.viewer ?? null;
      if (frame.game) this.#play(frame.game);
      if (this.connection !== "open") this.#opened(viewer);
      return;
    }
    if (frame.type === "hint") {
      this.hint = frame;
      return;
    }
    const waiting = frame.id === null ? undefined : this.#waiting.get(frame.id);
    if (frame.id !== null) this.#waiting.delete(frame.id);
    if (frame.type === "done") waiting?.done();
    else waiting?.refused(new Refused(frame));
  }

  #play(game: Game): void {
    const { events, viewer } = game;
    const before = this.#logOf(viewer);
    const first = events[0]?.number ?? before.length + 1;
    if (first <= before.length + 1) {
      this.#logs = { ...this.#logs, [String(viewer)]: [...before.slice(0, first - 1), ...events] };
    } else {
      // On a shared screen this player has missed what happened while others were looking.
      void this.show(viewer).catch(() => {});
    }
    this.news = events;
    this.game = game;
  }

  #logOf(viewer: number | null): GameEvent[] {
    return this.#logs[String(viewer)] ?? [];
  }

  #opened(viewer: number | null): void {
    this.connection = "open";
    this.#wait = SHORTEST_WAIT;
    // On a shared screen the server asks who is looking; it is the same player as before.
    const same = viewer !== null && this.game?.hand_over === viewer;
    if (same) void this.show(viewer).then(() => this.#answerAgain(), () => {});
    else this.#answerAgain();
  }

  /** An answer whose question is still open was lost on the way. */
  #answerAgain(): void {
    for (const [id, { message, done }] of this.#waiting) {
      if (message.type !== "answer") continue;
      if (message.decision === this.decision?.number) {
        this.#send({ ...message, id });
      } else {
        this.#waiting.delete(id);
        done();
      }
    }
  }

  /** Answers wait for the connection, so that nobody has to decide twice. */
  #giveUpAllButAnswers(): void {
    for (const [id, { message, refused }] of this.#waiting) {
      if (message.type === "answer") continue;
      this.#waiting.delete(id);
      refused(new Refused({ key: "lost", reason: "" }));
    }
  }

  #lost(end: Pick<CloseEvent, "code" | "reason">): void {
    clearTimeout(this.#silence);
    if (FINAL.includes(end.code)) {
      this.connection = "closed";
      this.ending = end.reason;
    } else {
      this.connection = "lost";
      this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    }
    this.#giveUpAllButAnswers();
  }
}

function channelAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${id}/channel`;
}
