import { describe, expect, it } from "vitest";

import { HERE, USUAL, namesHere, onlyPeople, playNow, wishesOf } from "./wishes.ts";

describe("the wishes for a table", () => {
  it("are the usual ones", () => {
    expect(wishesOf(USUAL, "First Game")).toEqual({
      kingdom: "First Game",
      seats: ["person", "person"],
      public: false,
      autostart: true,
      undo: "consent",
      points: true,
      tracker: true,
      clock: 0,
      chat: true,
      rated: false,
      profile: "first-edition",
    });
  });

  it("count the clock in seconds", () => {
    expect(wishesOf({ ...USUAL, clock: 20 }, "random").clock).toBe(1200);
  });

  it("never rate a game with bots", () => {
    const form = { ...USUAL, rated: true };
    expect(wishesOf(form, "random").rated).toBe(true);
    const bots = { ...form, seats: ["person", "person", "plan"] };
    expect(onlyPeople(bots)).toBe(false);
    expect(wishesOf(bots, "random").rated).toBe(false);
  });

  it("neither show a table with a single person nor wait there", () => {
    const alone = wishesOf({ ...USUAL, seats: ["person", "money"], public: true, autostart: false }, "random");
    expect(alone.public).toBe(false);
    expect(alone.autostart).toBe(true);
    const two = wishesOf({ ...USUAL, public: true, autostart: false }, "random");
    expect(two.public).toBe(true);
    expect(two.autostart).toBe(false);
  });

  it("have seats for people at this screen, who need neither a lobby nor patience", () => {
    const form = { ...USUAL, seats: ["person", HERE, "money", HERE], names: ["", " Ben ", "", ""], public: true, autostart: false };
    const wishes = wishesOf(form, "random");
    expect(wishes.seats).toEqual(["person", "person", "money", "person"]);
    expect(wishes).toMatchObject({ public: false, autostart: true });
    expect(wishes).not.toHaveProperty("names");
    expect(namesHere(form)).toEqual(["Ben"]);
  });

  it("keep the form as it is", () => {
    const wishes = wishesOf(USUAL, "random");
    wishes.seats!.push("plan");
    expect(USUAL.seats).toHaveLength(2);
  });

  it("need one click only", () => {
    expect(playNow("plan", "random")).toEqual({ seats: ["person", "plan"], autostart: true, kingdom: "random" });
  });
});
