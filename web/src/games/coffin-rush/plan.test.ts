import { expect, test } from "vitest";
import { houseOf, riskAt } from "./house";
import { doorBetween, planOf } from "./plan";
import { sample } from "./sample";
import { wayBetween } from "./ways";

const plan = planOf(sample());

test("the standard temple has all its cells, the base camp only two", () => {
  expect([plan.columns, plan.rows]).toEqual([20, 15]);
  expect(plan.cells.size).toBe(11 * 25 + 2);
  expect([plan.rush.name, plan.camp.name]).toEqual(["2,7", "0,7"]);
  expect(plan.camp.box).toEqual({ left: 0, top: 5, width: 1, height: 5 });
  expect(plan.rush.box).toEqual({ left: 1, top: 5, width: 4, height: 5 });
});

test("quadrants are turned clockwise as they lie", () => {
  expect(plan.cells.get("4,0")?.symbol).toBe("c"); // jars as drawn
  expect(plan.cells.get("5,0")?.symbol).toBe("r"); // scribes, a quarter: its lower left corner is the upper left now
  expect(plan.cells.get("12,7")?.symbol).toBe("*");
});

test("walls and room doors turn with their quadrant", () => {
  const beside = (name: string) => plan.cells.get(name)?.beside.toSorted();
  expect(beside("8,1")).toEqual(["8,0", "9,1"]); // scribes, one quarter
  expect(beside("6,11")).toEqual(["5,11", "6,12", "7,11"]); // lotus, two quarters
  expect(doorBetween(plan, "18,5", "18,6")).toMatchObject({ name: "18,5-18,6", upright: false }); // jackal, three quarters
});

test("every opening that meets another has a door, and so has every room", () => {
  expect(plan.doors).toHaveLength(17 + 7 + 1);
  expect(doorBetween(plan, "2,7", "2,4")).toMatchObject({ name: "2,4-2,7", x: 2.5, y: 5, upright: false });
  expect(doorBetween(plan, "5,7", "2,7")).toMatchObject({ name: "2,7-5,7", x: 5, y: 7.5, upright: true });
  expect(doorBetween(plan, "2,7", "0,7")).toMatchObject({ name: "temple", x: 1, y: 7.5 });
  expect(doorBetween(plan, "2,7", "19,14")).toBeUndefined();
});

test("no wall stands in a doorway, and the camp is open to the sky", () => {
  const middles = plan.walls.map(([x1, y1, x2, y2]) => `${(x1 + x2) / 2} ${(y1 + y2) / 2}`);
  expect(middles).not.toContain("5 7.5");
  expect(middles).not.toContain("0 7.5");
  expect(middles).toContain("1 5.5");
  expect(middles).toContain("20 7.5");
});

test("a mummy is seen to walk along the floor, not through walls", () => {
  const way = wayBetween(plan, "12,7", "12,5");
  expect(way[0]?.name).toBe("12,7");
  expect(way.at(-1)?.name).toBe("12,5");
  for (const [index, cell] of way.entries()) if (index > 0) expect(way[index - 1]?.beside).toContain(cell.name);
  expect(way.length).toBeGreaterThan(3); // the rune has walls to the north and south
});

test("a table's own set goes before the house's", () => {
  expect(houseOf({}).slots).toBe(7);
  expect(houseOf({}).dice["red"]).toEqual([1, 2, 2, 3, 3, 4]);
  expect(houseOf({ temple: { backpack: { slots: 5 } } }).slots).toBe(5);
  expect([27, 19, 18, 10, 9].map((number) => riskAt(houseOf({}).counter, number))).toEqual(["green", "green", "yellow", "yellow", "red"]);
});
