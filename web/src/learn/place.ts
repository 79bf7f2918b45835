/** Where in a lesson one is. What the table has seen decides; within that, what was read. */

import type { Step } from "../wire/types";

/** The step to show after so many moves, where `read` steps have been read; null: wait for the others. */
export function stepAt(steps: readonly Step[], moves: number, read: number): number | null {
  const first = steps.findIndex((step) => step.after === moves);
  if (first < 0) return null;
  const beyond = steps.findIndex((step) => step.after > moves);
  const last = (beyond < 0 ? steps.length : beyond) - 1;
  return read > last ? null : Math.max(first, read);
}

/** A refusal is not in the log: where the others wait for it, it is asked for again. */
export function readAgain(steps: readonly Step[], read: number): number {
  const before = steps[read - 1];
  return before?.attempt != null && steps[read]?.after !== before.after ? read - 1 : read;
}
