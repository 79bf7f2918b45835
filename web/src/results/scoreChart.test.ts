import { expect, test } from "vitest";
import { spread, points, scale } from "./scoreChart";
import type { GameReplay } from "../wire/types";

const moments = [
  [0, 0],
  [1, 0],
  [1, 2],
  [3, 2],
].map((scores) => ({ scores })) as unknown as GameReplay["moments"];
const turns = [
  { at: 0, seat: 0, round: 1 },
  { at: 2, seat: 1, round: 1 },
];

test("there is a point for every turn, and one for the end", () => {
  expect(points({ turns, moments })).toEqual([
    { at: 0, scores: [0, 0] },
    { at: 2, scores: [1, 2] },
    { at: 3, scores: [3, 2] },
  ]);
});

test("the scale holds every score, those below zero too", () => {
  const { x, y, steps } = scale(
    [
      { at: 0, scores: [0, -3] },
      { at: 10, scores: [14, 2] },
    ],
    100,
    50,
  );
  expect([x(0), x(10), y(14), y(-3)]).toEqual([0, 100, 0, 50]);
  expect(steps).toEqual([0, 5, 10]);
});

test("labels keep their distance and stay within the picture", () => {
  expect(spread([10, 11, 40], 20, 100)).toEqual([10, 30, 50]);
  const low = spread([95, 96, 97], 20, 100);
  expect(Math.max(...low)).toBe(100);
  expect(low.sort((a, b) => a - b).every((height, index) => index === 0 || height - low[index - 1]! >= 20)).toBe(true);
});
