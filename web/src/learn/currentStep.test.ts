import { expect, test } from "vitest";
import type { LessonStep } from "../wire/types";
import { resumeAt, stepAt } from "./currentStep";

const talk = (after: number): LessonStep => ({ after, say: "x" });
const ask = (after: number): LessonStep => ({ after, say: "x", expect: "go a1" });
const attempt = (after: number): LessonStep => ({ after, say: "x", attempt: "go b2" });
// two to read, one to do; one to try while others wait; their two moves; one to do
const steps = [talk(0), talk(0), ask(0), attempt(1), ask(3)];

test("among the steps of one position, what was read decides", () => {
  expect([0, 1, 2].map((read) => stepAt(steps, 0, read))).toEqual([0, 1, 2]);
  expect(stepAt(steps, 1, 0)).toBe(3); // a browser without storage
  expect(stepAt(steps, 3, 1)).toBe(4);
});

test("while others play there is no step", () => {
  expect(stepAt(steps, 1, 4)).toBe(null);
  expect(stepAt(steps, 2, 4)).toBe(null);
});

test("a move that was taken back is asked for again", () => {
  expect(stepAt(steps, 0, 2)).toBe(2);
});

test("a refusal is not in the log, so that it is asked for again after a reload if others wait for it", () => {
  expect(resumeAt([attempt(0), ask(0)], 1)).toBe(1);
  expect(resumeAt(steps, 4)).toBe(3);
  expect([0, 1, 2, 3, 5].map((read) => resumeAt(steps, read))).toEqual([0, 1, 2, 3, 5]);
});
