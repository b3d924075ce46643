import { expect, test } from "vitest";

import { completed, completions } from "./completing.ts";

const KNOWN = ["Throne Room", "Thronsaal", "Village", "trash", "treasures", "count(", "turn"];

function offered(text: string): string[] {
  return completions(text, text.length, KNOWN).map((one) => one.text);
}

test("a name goes on from its first letters, also after a space in it", () => {
  expect(offered("thr")).toEqual(["Throne Room", "Thronsaal"]);
  expect(offered("Throne R")).toEqual(["Throne Room"]);
  expect(offered("Gold\nplay vil")).toEqual(["Village"]);
});

test("conditions are completed, comments and whole words are not", () => {
  expect(offered("Gold if tu")).toEqual(["turn"]);
  expect(offered("Gold if cou")).toEqual(["count("]);
  expect(offered("Gold if count(vi")).toEqual(["Village"]);
  expect(offered("Gold # thr")).toEqual([]);
  expect(offered("Village")).toEqual([]);
  expect(offered("t")).toEqual([]);
});

test("a completion takes the place of what was begun", () => {
  const text = "play thr, Gold";
  const [first] = completions(text, 8, KNOWN);
  expect(completed(text, 8, first!)).toEqual({ text: "play Throne Room, Gold", caret: 16 });
});
