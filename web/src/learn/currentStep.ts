/** The current step of a lesson. It follows from the moves at the table and, among several steps, from what was read. */

import type { LessonStep } from "../wire/types";

/** The step to show after so many moves, when `read` steps have been read; null: wait for the others. */
export function stepAt(steps: readonly LessonStep[], moves: number, read: number): number | null {
  const first = steps.findIndex((step) => step.after === moves);
  if (first < 0) return null;
  const beyond = steps.findIndex((step) => step.after > moves);
  const last = (beyond < 0 ? steps.length : beyond) - 1;
  return read > last ? null : Math.max(first, read);
}

/** A refusal is not in the log: if the others wait for it, the step that asks for it is shown again. */
export function resumeAt(steps: readonly LessonStep[], read: number): number {
  const before = steps[read - 1];
  return before?.attempt != null && steps[read]?.after !== before.after ? read - 1 : read;
}
