import { expect, test } from "vitest";
import { spot, UNIT } from "./map/place";
import { planOf } from "./plan";
import { sampleBoard } from "./sample";

const cell = planOf(sampleBoard()).cells.get("6,8")!;

test.each([2, 3, 4, 5, 6])("%i pawns on one cell are legible, and none hides another", (count) => {
  const spots = Array.from({ length: count }, (_, index) => spot(cell, index, count));
  for (const [at, one] of spots.entries()) {
    expect(one.scale).toBeGreaterThanOrEqual(count <= 4 ? 0.8 : 0.66);
    for (const other of spots.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(UNIT / 3);
  }
});
