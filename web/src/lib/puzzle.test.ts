import { expect, test } from "vitest";

import { nextUnsolved, type Listed } from "./puzzle.svelte.ts";

const listed = ["a", "b", "c"].map((id) => ({ id, goal: "win_this_turn", difficulty: 1, title: id, sets: [] }) satisfies Listed);

test("the next puzzle is the first unsolved one after it, or one before it that was left out", () => {
  expect(nextUnsolved(listed, [])?.id).toBe("a");
  expect(nextUnsolved(listed, ["a"])?.id).toBe("b");
  expect(nextUnsolved(listed, [], "b")?.id).toBe("c");
  expect(nextUnsolved(listed, ["c"], "b")?.id).toBe("a");
  expect(nextUnsolved(listed, ["a", "c"], "b")).toBeUndefined();
  expect(nextUnsolved(listed, ["a", "b", "c"])).toBeUndefined();
});
