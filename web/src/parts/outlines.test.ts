import { expect, test } from "vitest";

import { around } from "../../outlines.ts";

const HOLE = "m2 2h4v4h-4z";

test("the outline around a hole fills it", () => {
  expect(around(`M0 0H10V10H0z${HOLE}`)).toEqual(["M0 0H10V10H0z"]);
});

test("without a hole there is nothing to fill", () => {
  expect(around("M0 0H10V10H0zM20 0h5v5h-5z")).toEqual([]);
});

test("an outline that begins where the last one ended has a place of its own", () => {
  expect(around("M50 50h2v2zm-50-50h10v10h-10zm3 3h2v2z")).toEqual(["M0 0h10v10h-10z"]);
});

test("flags of an arc need no space, and a command may be left out", () => {
  expect(around(`M0 5a5 5 0 0110 0 5 5 0 01-10 0z${HOLE}`)).toEqual([]);
  expect(around("M0 5 5 0 10 5 5 10zM4 4 6 4 5 6z")).toEqual(["M0 5L5 0L10 5L5 10z"]);
});
