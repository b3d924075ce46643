/** The game channel: one table over a WebSocket that comes back by itself. */

import type { Decision, Frame, Game, GameEvent, Remark, Refusal, Table } from "./protocol.ts";
import { PROTOCOL } from "./protocol.ts";

export type Connection = "opening" | "open" | "lost" | "closed";

export type Message = { type: string } & Record<string, unknown>;

/** Why a message came to nothing. */
export class Refused extends Error {
  constructor(readonly refusal: Pick<Refusal, "key" | "reason">) {
    super(refusal.reason);
  }
}

interface Waiting {
  done: () => void;
  refused: (why: Refused) => void;
}

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** Closed with these, coming back is of no use. */
const FINAL = [1008, 1009, 4400, 4403, 4404, 4409];

export class Channel {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  chat = $state.raw<Remark[]>([]);
  connection = $state<Connection>("opening");
  /** What it was closed for, if for good. */
  ending = $state("");
  /** The latest update's events, for animations. */
  news = $state.raw<GameEvent[]>([]);

  // At one screen everybody has a log of their own, since what is told differs.
  #logs = $state.raw<Record<string, GameEvent[]>>({});
  #entry = 0;
  #event = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #wait = SHORTEST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered: Message | null = null;

  constructor(
    readonly id: string,
    readonly language: () => string,
    private readonly address = channelAddress(id),
  ) {}

  /** The log as the one who looks has it. */
  get log(): GameEvent[] {
    return this.#logs[String(this.game?.viewer ?? null)] ?? [];
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
        event: this.#event,
        entry: this.#entry,
      });
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Frame);
    socket.onclose = (end) => {
      if (this.#socket === socket) this.#lost(end);
    };
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    socket?.close();
  }

  /** Try again at once, since the network is back or somebody asks for it. */
  hurry(): void {
    if (this.connection !== "lost" || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#wait = SHORTEST_WAIT;
    this.open();
  }

  /** Send a message; resolves once it is done and safe. */
  send(message: Message): Promise<void> {
    const id = ++this.#last;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      if (message.type === "answer") this.#unanswered = message;
      this.#send({ ...message, id });
    });
  }

  answer(words: string[]): Promise<void> {
    const decision = this.decision;
    if (!decision) return Promise.resolve();
    return this.send({ type: "answer", seat: decision.seat, decision: decision.number, words });
  }

  /** At one screen: somebody else looks now. */
  show(seat: number | null): Promise<void> {
    const known = this.#logs[String(seat)]?.length ?? 0;
    return this.send({ type: "show", seat, event: known });
  }

  #send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(frame: Frame): void {
    if (frame.type === "update") {
      this.#entry = frame.entry;
      if (frame.table) this.table = frame.table;
      if (frame.chat) this.chat = [...this.chat, ...frame.chat].slice(-200);
      if (frame.game) this.#play(frame.game);
      if (this.connection !== "open") this.#opened();
      return;
    }
    const waiting = frame.id === null ? undefined : this.#waiting.get(frame.id);
    if (frame.id !== null) this.#waiting.delete(frame.id);
    if (frame.type === "done") waiting?.done();
    else waiting?.refused(new Refused(frame));
    this.#unanswered = null;
  }

  #play(game: Game): void {
    const viewer = String(game.viewer ?? null);
    const before = this.#logs[viewer] ?? [];
    const first = game.events[0]?.number ?? before.length + 1;
    this.#logs = { ...this.#logs, [viewer]: [...before.slice(0, first - 1), ...game.events] };
    this.#event = game.event;
    this.news = game.events;
    this.game = game;
  }

  #opened(): void {
    this.connection = "open";
    this.#wait = SHORTEST_WAIT;
    const again = this.#unanswered;
    this.#unanswered = null;
    // The answer may have been lost on the way; if its question still stands it was.
    if (again && this.decision && again.decision === this.decision.number) void this.send(again).catch(() => {});
  }

  #lost(end: CloseEvent): void {
    for (const waiting of this.#waiting.values()) {
      waiting.refused(new Refused({ key: "lost", reason: "" }));
    }
    this.#waiting.clear();
    if (FINAL.includes(end.code)) {
      this.connection = "closed";
      this.ending = end.reason;
      return;
    }
    this.connection = "lost";
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

function channelAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${id}/channel`;
}
