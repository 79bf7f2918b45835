import { describe, expect, it } from "vitest";
import { tread } from "./shapes";
import { fullCells, HEIGHT, kindOf, landingLabel, LAST_CELL, spot, spots, WIDTH, type Point } from "./staircase";

const CELLS = Array.from({ length: LAST_CELL + 1 }, (_, cell) => cell);

/** Whether a point is within an outline without inward corners. */
function isWithin({ x, y }: Point, outline: string): boolean {
  const corners = outline.split(" ").map((corner) => corner.split(",").map(Number) as [number, number]);
  const sides = corners.map(([x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length]!;
    return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  });
  return sides.every((side) => side === sides[0]);
}

describe("the staircase", () => {
  it("has a number on each cell of the landings", () => {
    const landings = CELLS.filter((cell) => kindOf(cell) === "landing");
    expect(landings.filter((cell) => isWithin(landingLabel(cell), tread(cell)))).toEqual(landings);
    expect(isWithin(landingLabel(8), tread(9))).toBe(false); // the control
  });
  it("has three flights of seven, two landings of three and a finish of two", () => {
    const count = (kind: string): number => CELLS.filter((cell) => kindOf(cell) === kind).length;
    expect([count("start"), count("step"), count("landing"), count("finish")]).toEqual([1, 21, 6, 2]);
    expect([7, 8, 10, 11, 17, 18, 20, 21, 27, 28].map(kindOf)).toEqual([
      "step",
      "landing",
      "landing",
      "step",
      "step",
      "landing",
      "landing",
      "step",
      "step",
      "finish",
    ]);
  });

  it("goes down, and stays inside the picture", () => {
    const middles = CELLS.map((cell) => spot(cell, 0, 1));
    for (const cell of CELLS.slice(0, -2)) expect(middles[cell + 1]!.y).toBeGreaterThan(middles[cell]!.y);
    for (const { x, y } of middles) expect(x > 20 && x < WIDTH - 20 && y > 100 && y < HEIGHT - 20).toBe(true);
  });

  it("has a spot of its own for every clerk, wherever they are", () => {
    for (const cells of [
      [0, 0, 0, 0, 0, 0],
      [9, 9, 10, 10, 11, 11],
      [28, 28, 29, 29, 27, 27],
    ]) {
      expect(new Set(spots(cells).map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    }
  });

  it("has room for six clerks on a landing, where none hides another's letter", () => {
    // above the feet, and how wide letter and head are: on a phone, where clerks are larger
    const [LETTER, HEAD, RADIUS, HALF] = [64, 123, 18, 22];
    for (const first of [8, 18]) {
      const six = spots([0, 0, 1, 1, 2, 2].map((more) => first + more));
      for (const [at, { x, y }] of six.entries())
        expect(isWithin({ x, y }, tread(first + Math.floor(at / 2)))).toBe(true);
      for (const behind of six)
        for (const before of six.filter(({ y }) => y > behind.y)) {
          const isBeside = Math.abs(before.x - behind.x) > RADIUS + HALF;
          expect(isBeside || before.y - HEAD > behind.y - LETTER).toBe(true);
        }
    }
  });

  it("shows cells with two clerks as full, but never the start zone", () => {
    expect(fullCells([0, 0, 0, 5])).toEqual([]);
    expect(fullCells([5, 8, 5, 8])).toEqual([5, 8]);
    expect(fullCells([5, 6, 7, 8])).toEqual([]);
  });
});
