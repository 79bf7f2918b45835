import { expect, test } from "vitest";
import { spot, UNIT, type Spot } from "./map/place";
import { planOf } from "./plan";
import { sampleBoard } from "./sample";

const cell = planOf(sampleBoard()).cells.get("6,8")!;
/** Of an explorer's drawing: the middle and the radius of its letter, the top of its hat and half its width. */
const LETTER = { y: 8, radius: 6 };
const HAT = { top: -19, half: 8 };

function hidesLetter(before: Spot, behind: Spot): boolean {
  const letter = { x: behind.x, y: behind.y + LETTER.y * behind.scale, radius: LETTER.radius * behind.scale };
  const isBeside = Math.abs(before.x - letter.x) > HAT.half * before.scale + letter.radius;
  return !isBeside && before.y + HAT.top * before.scale < letter.y + letter.radius;
}

test.each([2, 3, 4, 5, 6])("%i pawns on one cell are legible, and none hides another's letter", (count) => {
  const spots = Array.from({ length: count }, (_, index) => spot(cell, index, count));
  for (const [at, one] of spots.entries()) {
    expect(one.scale).toBeGreaterThanOrEqual(count <= 4 ? 0.8 : 0.66);
    for (const later of spots.slice(at + 1)) {
      expect(Math.hypot(one.x - later.x, one.y - later.y)).toBeGreaterThan(UNIT / 3);
      expect(hidesLetter(later, one)).toBe(false);
    }
  }
  const low = { ...spots[0]!, y: spots[0]!.y + 17 }; // the control
  expect(hidesLetter(low, spots[0]!)).toBe(true);
});
