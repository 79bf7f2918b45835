/** The part of the staircase that a figure shows: these cells, with room for heads and speech bubbles. */

import { HEIGHT, spot, WIDTH } from "../staircase";

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ASIDE = 80;
const OVERHEAD = 140;
const UNDERFOOT = 55;
const WORDS = 105;
const NARROWEST = 420;

/** `words`: the position of the speech bubble, if there is one. */
export function windowOn(cells: readonly number[], words: "overhead" | "underfoot" | null): Window {
  const spots = cells.flatMap((cell) =>
    cell === 0 ? [0, 1, 2, 3].map((slot) => spot(0, slot, 4)) : [spot(cell, 0, 1)],
  );
  const [left, right] = widened(
    Math.min(...spots.map(({ x }) => x)) - ASIDE,
    Math.max(...spots.map(({ x }) => x)) + ASIDE,
  );
  const top = Math.max(0, Math.min(...spots.map(({ y }) => y)) - OVERHEAD - (words === "overhead" ? WORDS : 0));
  const bottom = Math.min(
    HEIGHT,
    Math.max(...spots.map(({ y }) => y)) + UNDERFOOT + (words === "underfoot" ? WORDS : 0),
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function widened(left: number, right: number): [number, number] {
  const missing = Math.max(0, NARROWEST - (right - left)) / 2;
  const from = Math.max(0, left - missing);
  const to = Math.min(WIDTH, Math.max(right + missing, from + NARROWEST));
  return [Math.max(0, Math.min(from, to - NARROWEST)), to];
}
