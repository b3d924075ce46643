import { describe, expect, it } from "vitest";

import type { Decision } from "../lib/protocol.ts";
import { Choosing, sorted } from "./choosing.svelte.ts";

/** A server that says when an answer is safe only once it is told to. */
class Slow {
  decision: Decision | null = null;
  answers: [number, string[]][] = [];
  safe: (() => void)[] = [];

  ask(part: Partial<Decision>): void {
    const usual = { place: "hand", options: [], least: 1, most: 1, several: false, decline: false, all: false };
    this.decision = { ...usual, ...part } as Decision;
  }

  answer(words: string[]): Promise<void> {
    this.answers.push([this.decision!.number, words]);
    return new Promise((done) => this.safe.push(done));
  }
}

function asked(part: Partial<Decision>): { server: Slow; choosing: Choosing } {
  const server = new Slow();
  server.ask({ number: 1, ...part });
  const choosing = new Choosing(server);
  choosing.refresh();
  return { server, choosing };
}

const copper = { word: "copper", index: 0 };
const silver = { word: "silver", index: 0 };
const estate = { word: "estate", index: 0 };

describe("choosing", () => {
  it("takes one click where one is enough, and only what is offered", () => {
    const { server, choosing } = asked({ options: ["copper"] });
    void choosing.pick(silver);
    void choosing.pick(copper);
    expect(server.answers).toEqual([[1, ["copper"]]]);
  });

  it("hears a second click only once the first has come to something", async () => {
    const { server, choosing } = asked({ options: ["copper"] });
    const first = choosing.pick(copper);
    void choosing.pick(copper);
    expect(server.answers).toHaveLength(1);
    server.safe[0]!();
    await first;
    void choosing.pick(copper);
    expect(server.answers).toHaveLength(2);
  });

  it("hears an answer to the next question before the last one is safe", () => {
    const { server, choosing } = asked({ options: ["copper"] });
    void choosing.pick(copper);
    server.ask({ number: 2, options: ["silver"] });
    void choosing.pick(silver);
    expect(server.answers).toEqual([
      [1, ["copper"]],
      [2, ["silver"]],
    ]);
  });

  it("gathers several in the order in which they were chosen", () => {
    const { server, choosing } = asked({ options: ["copper", "silver", "estate"], several: true, least: 2, most: 2 });
    void choosing.pick(silver);
    expect(choosing.usual).toBeNull();
    void choosing.pick(copper);
    void choosing.pick(estate);
    expect([copper, silver, estate].map((choice) => choosing.orderOf(choice))).toEqual([2, 1, 0]);
    void choosing.confirm();
    expect(server.answers).toEqual([[1, ["silver", "copper"]]]);
  });

  it("takes back what is clicked again, and forgets it for another question", () => {
    const { server, choosing } = asked({ options: ["copper", "silver"], several: true, least: 0, most: 2 });
    void choosing.pick(silver);
    void choosing.pick(copper);
    void choosing.pick(silver);
    expect(choosing.usual).toEqual(["copper"]);
    server.ask({ number: 2, options: ["copper"], several: true, least: 0, most: 1 });
    choosing.refresh();
    expect(choosing.usual).toEqual([]);
  });

  it("knows what most people want", () => {
    expect(asked({ all: true, decline: true }).choosing.usual).toEqual(["all"]);
    expect(asked({ decline: true }).choosing.usual).toEqual(["done"]);
    expect(asked({ options: ["copper"] }).choosing.usual).toBeNull();
  });
});

describe("a hand", () => {
  it("begins with Actions, then Treasures, dear ones first", () => {
    expect(sorted(["estate", "copper", "village", "gold", "market"])).toEqual([
      "market",
      "village",
      "gold",
      "copper",
      "estate",
    ]);
  });
});
