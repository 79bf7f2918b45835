import { expect, test } from "vitest";
import { TurnAlert } from "./turnAlert";

const by = (seat: number) => [{ event: "moved", rule: "", seat }];

test("a player who has just arrived is alerted, and only once", () => {
  const alert = new TurnAlert();
  expect([alert.isDue(), alert.isDue()]).toEqual([true, false]);
});

test("a turn of many questions is one alert", () => {
  const alert = new TurnAlert();
  alert.isDue();
  alert.moved(0, 0, by(0));
  expect(alert.isDue()).toBe(false);
  alert.moved(0, 0, by(0));
  alert.moved(0, 1, by(1));
  expect(alert.isDue()).toBe(true);
});

test("where all choose at the same time, the others' choices cause no further alert", () => {
  const alert = new TurnAlert();
  alert.isDue();
  alert.moved(0, 1, by(1));
  alert.moved(0, 2, by(2));
  expect(alert.isDue()).toBe(false);
  alert.moved(0, 0, [...by(0), ...by(1)]); // the last choice, after which everybody moves
  expect(alert.isDue()).toBe(true);
});
