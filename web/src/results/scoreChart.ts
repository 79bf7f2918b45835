/** The scores as a line chart, with a point for the beginning of each turn and one for the end. */

import type { GameReplay } from "../wire/types";

export interface Point {
  at: number;
  scores: readonly number[];
}

export function points({ turns, moments }: Pick<GameReplay, "turns" | "moments">): Point[] {
  const last = moments.length - 1;
  const shown = [...new Set([...turns.map(({ at }) => at), last])];
  return shown.map((at) => ({ at, scores: moments[at]!.scores }));
}

export interface Scale {
  x: (at: number) => number;
  y: (score: number) => number;
  /** The scores with a grid line. */
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

/** 1, 2, 5, 10, …: so that there are about five grid lines. */
function stepFor(range: number): number {
  for (let ten = 1; ; ten *= 10) for (const part of [1, 2, 5]) if (range / (part * ten) <= 6) return part * ten;
}

/** Moves labels at the right edge apart that would cover each other. */
export function spread(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one]! - heights[other]!);
  const moved = [...heights];
  let free = -Infinity;
  for (const index of order) {
    moved[index] = Math.max(moved[index]!, free);
    free = moved[index]! + least;
  }
  const over = Math.max(0, free - least - most);
  return over === 0 ? moved : spreadUpwards(moved, order, least, most);
}

function spreadUpwards(heights: readonly number[], order: readonly number[], least: number, most: number): number[] {
  const moved = [...heights];
  let free = most;
  for (const index of [...order].reverse()) {
    moved[index] = Math.min(moved[index]!, free);
    free = moved[index]! - least;
  }
  return moved;
}
