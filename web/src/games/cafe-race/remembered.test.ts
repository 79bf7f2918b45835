import { expect, test } from "vitest";
import { Remembered } from "./remembered";
import { happened } from "./sample";
import { spot } from "./staircase";

const PAST = [
  happened("speeds_rolled", { round: 1, dice: [6, 4] }),
  happened("moved", { seat: 0, from: 0, to: 6, speed: 6 }),
  happened("spilled", { seat: 0, tokens: 4, dice: [1, 2], needed: 8 }),
  happened("speeds_rolled", { round: 2, dice: [5, 2] }),
  happened("moved", { seat: 1, from: 0, to: 5, speed: 5 }),
  happened("spilled", { seat: 1, tokens: 3, dice: [2, 2], needed: 6 }),
];

test("coffee stays where it was spilled, also for players who arrive later", () => {
  const { x, y } = spot(6, 0, 2);
  expect(new Remembered(PAST).puddles(2)).toHaveLength(2);
  expect(new Remembered(PAST).puddles(2)[0]).toMatchObject({ x, y, round: 1 });
});

test("coffee of a round that was taken back is gone", () => {
  expect(new Remembered(PAST).puddles(1)).toHaveLength(1);
});

test("the end is remembered by seat", () => {
  const remembered = new Remembered([
    happened("placed", { seat: 1, place: 1, cell: 29 }),
    happened("scored", { seat: 1, points: 9, tokens: 4, place_points: 5 }),
    happened("won", { seats: [1] }),
  ]);
  expect(remembered.outcome(1)).toEqual({ place: 1, points: 9, hasWon: true });
  expect(remembered.outcome(0)).toEqual({ place: null, points: null, hasWon: false });
});
