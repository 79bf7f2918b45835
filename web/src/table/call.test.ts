import { expect, test } from "vitest";
import { Call } from "./call";

const by = (seat: number) => [{ event: "moved", rule: "", seat }];

test("whoever comes in is called, and only once", () => {
  const call = new Call();
  expect([call.isDue(), call.isDue()]).toEqual([true, false]);
});

test("a turn of many questions is one call", () => {
  const call = new Call();
  call.isDue();
  call.heard(0, 0, by(0));
  expect(call.isDue()).toBe(false);
  call.heard(0, 0, by(0));
  call.heard(0, 1, by(1));
  expect(call.isDue()).toBe(true);
});

test("where all choose at once, the others' choices call nobody again", () => {
  const call = new Call();
  call.isDue();
  call.heard(0, 1, by(1));
  call.heard(0, 2, by(2));
  expect(call.isDue()).toBe(false);
  call.heard(0, 0, [...by(0), ...by(1)]); // the last choice, and everybody runs
  expect(call.isDue()).toBe(true);
});
