import { expect, test } from "vitest";
import { changeText, ratingText } from "./ratingText";

test("a young rating has a question mark", () => {
  expect(ratingText({ rating: 1579, is_young: true })).toBe("1579?");
  expect(ratingText({ rating: 1612, is_young: false })).toBe("1612");
});

test("a change has its sign", () => {
  expect([79, -8, 0].map(changeText)).toEqual(["+79", "−8", "±0"]);
});
