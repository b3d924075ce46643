import { describe, expect, it } from "vitest";

import { destination } from "./joining.ts";

const ID = "6VxNUhEiRYPeE9b1KjEQlw";

describe("a link that was typed or pasted", () => {
  it.each([
    [ID, `/t/${ID}`],
    [`  ${ID}\n`, `/t/${ID}`],
    [`/t/${ID}`, `/t/${ID}`],
    [`https://example.org/t/${ID}/`, `/t/${ID}`],
    [`example.org:8080/t/${ID}#here`, `/t/${ID}`],
    [`Come and play: http://10.0.0.2:8080/t/${ID}`, `/t/${ID}`],
    [`http://localhost:8080/games/${ID}?turn=9&seat=1`, `/games/${ID}?turn=9&seat=1`],
    ["http://localhost/new?kingdom=village,smithy", "/new?kingdom=village,smithy"],
  ])("%s leads somewhere", (typed, place) => {
    expect(destination(typed)).toBe(place);
  });

  it.each(["", "hello", "/t/short", `${ID}x`, "https://example.org/", "/settings", "/t/", "javascript:alert(1)", "/newer"])(
    "%s leads nowhere",
    (typed) => {
      expect(destination(typed)).toBeNull();
    },
  );
});
