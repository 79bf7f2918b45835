import { expect, test } from "vitest";
import type { GameEvent } from "../../table/contract";
import { Remembered } from "./remembered";
import { spot } from "./staircase";

const happened = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ event, rule: "RACE-X-1", ...facts });
const PAST = [
  happened("speeds_rolled", { round: 1, dice: [6, 4] }),
  happened("moved", { seat: 0, from: 0, to: 6, speed: 6 }),
  happened("spilled", { seat: 0, tokens: 4 }),
  happened("speeds_rolled", { round: 2, dice: [5, 2] }),
  happened("moved", { seat: 1, from: 0, to: 5, speed: 5 }),
  happened("spilled", { seat: 1, tokens: 3 }),
];

test("coffee lies where it was spilled, also for whoever comes later", () => {
  const { x, y } = spot(6, 0, 2);
  expect(new Remembered(PAST).puddles(2)).toHaveLength(2);
  expect(new Remembered(PAST).puddles(2)[0]).toMatchObject({ x, y, round: 1 });
});

test("what was spilled in a round that was taken back does not lie there", () => {
  expect(new Remembered(PAST).puddles(1)).toHaveLength(1);
});

test("the end is remembered by seat", () => {
  const remembered = new Remembered([happened("placed", { seat: 1, place: 1 }), happened("scored", { seat: 1, points: 9 }), happened("won", { seats: [1] })]);
  expect(remembered.outcome(1)).toEqual({ place: 1, points: 9, hasWon: true });
  expect(remembered.outcome(0)).toEqual({ place: null, points: null, hasWon: false });
});
