import { expect, test } from "vitest";
import { doorBetween, planOf, riskAt } from "./plan";
import { sampleBoard } from "./sample";
import { wayBetween } from "./ways";

const board = sampleBoard();
const plan = planOf(board);

test("cells are found by name, and a plan is made once for each table", () => {
  expect(plan.cells.get("6,8")).toBe(board.cells[6]);
  expect([plan.rush.name, plan.camp.name]).toEqual(["2,7", "0,7"]);
  expect(planOf(board)).toBe(plan);
  expect(planOf(sampleBoard())).not.toBe(plan);
});

test("a door is found by its cells, whichever is named first", () => {
  expect(doorBetween(plan, "5,7", "2,7")?.name).toBe("2,7-5,7");
  expect(doorBetween(plan, "2,7", "0,7")?.name).toBe("temple");
  expect(doorBetween(plan, "2,7", "8,8")).toBeUndefined();
});

test("a mummy is shown to walk along the floor, not through walls", () => {
  const way = wayBetween(plan, "7,7", "8,7").map(({ name }) => name);
  expect(way).toEqual(["7,7", "6,7", "6,8", "7,8", "8,8", "8,7"]);
});

test("the colours of the counter follow the scale of the table", () => {
  const risks = (counter: typeof board.counter) => [27, 19, 18, 10, 9].map((number) => riskAt(counter, number));
  expect(risks(board.counter)).toEqual(["green", "green", "yellow", "yellow", "red"]);
  expect(risks({ green: 30, yellow: 27, red: 18 })).toEqual(["yellow", "yellow", "red", "red", "red"]);
});
