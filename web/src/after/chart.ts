/** The course of the scores as lines: how things stood whenever a turn began, and at the end. */

import type { Course } from "../wire/types";

export interface Point {
  at: number;
  scores: readonly number[];
}

export function points({ turns, moments }: Pick<Course, "turns" | "moments">): Point[] {
  const last = moments.length - 1;
  const shown = [...new Set([...turns.map(({ at }) => at), last])];
  return shown.map((at) => ({ at, scores: moments[at]!.scores }));
}

export interface Scale {
  x: (at: number) => number;
  y: (score: number) => number;
  /** Where a line helps the eye. */
  steps: number[];
}

export function scale(all: readonly Point[], width: number, height: number): Scale {
  const scores = all.flatMap((point) => point.scores);
  const low = Math.min(0, ...scores);
  const high = Math.max(low + 1, ...scores);
  const last = Math.max(1, all.at(-1)?.at ?? 1);
  const step = stepFor(high - low);
  const steps = [];
  for (let line = Math.ceil(low / step) || 0; line * step <= high; line += 1) steps.push(line * step);
  return { x: (at) => (at / last) * width, y: (score) => height - ((score - low) / (high - low)) * height, steps };
}

/** 1, 2, 5, 10, …: so that there are five lines or so. */
function stepFor(range: number): number {
  for (let ten = 1; ; ten *= 10) for (const part of [1, 2, 5]) if (range / (part * ten) <= 6) return part * ten;
}

/** Labels at the right edge that would cover each other are moved apart. */
export function apart(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one]! - heights[other]!);
  const moved = [...heights];
  let free = -Infinity;
  for (const index of order) {
    moved[index] = Math.max(moved[index]!, free);
    free = moved[index]! + least;
  }
  const over = Math.max(0, free - least - most);
  return over === 0 ? moved : apartFromBelow(moved, order, least, most);
}

function apartFromBelow(heights: readonly number[], order: readonly number[], least: number, most: number): number[] {
  const moved = [...heights];
  let free = most;
  for (const index of [...order].reverse()) {
    moved[index] = Math.min(moved[index]!, free);
    free = moved[index]! - least;
  }
  return moved;
}
