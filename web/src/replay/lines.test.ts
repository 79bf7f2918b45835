import { expect, test } from "vitest";
import type { GameEvent } from "../table/contract";
import type { Course } from "../wire/types";
import { linesOf, pastOf } from "./lines";

const events = ["rolled", "moved", "spilled"].map((event) => ({ event, rule: "R-1" }) satisfies GameEvent);
const [rolled, moved, spilled] = events as [GameEvent, GameEvent, GameEvent];
const course = {
  moments: [
    { kind: "start", seat: null, text: "", events: [] },
    { kind: "move", seat: 0, text: "roll", events: [rolled] },
    { kind: "move", seat: 1, text: "go", events: [moved, spilled] },
  ],
} as unknown as Course;

test("the past grows moment by moment, and shrinks when one goes back", () => {
  const told = linesOf(course);
  expect([0, 1, 2, 1].map((at) => pastOf(told, at, null))).toEqual([[], [rolled], [rolled, moved, spilled], [rolled]]);
});

test("while a moment is being shown, what is still to happen in it is not past", () => {
  expect(pastOf(linesOf(course), 2, moved)).toEqual([rolled, moved]);
});
