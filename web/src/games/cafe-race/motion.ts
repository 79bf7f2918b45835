/** How a clerk moves: down with a hop for each cell, or back up in one movement. */

import { HEIGHT, spot, WIDTH, type Point, type Spot } from "./staircase";

export const across = (point: Point): string => `${((point.x / WIDTH) * 100).toFixed(2)}%`;
export const down = (point: Point): string => `${((point.y / HEIGHT) * 100).toFixed(2)}%`;

const HOP = 16; // in the picture

/** The key frames of a walk: an arc to each cell on the way, up to the clerk's own position. */
export function walk(from: number, to: number, goal: Spot): Keyframe[] {
  const places: Point[] = [];
  for (let cell = from; cell < to; cell += 1) places.push(spot(cell, 0, 1));
  places.push(goal);
  const frames: Keyframe[] = [];
  places.forEach((place, at) => {
    const last = places[at - 1];
    if (last !== undefined) {
      frames.push({
        left: across({ x: (last.x + place.x) / 2, y: 0 }),
        top: down({ x: 0, y: Math.min(last.y, place.y) - HOP }),
      });
    }
    frames.push({ left: across(place), top: down(place) });
  });
  return frames;
}

export function isStill(pace: number): boolean {
  return pace === 0 || (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
