import { expect, test } from "vitest";
import type { MyTable } from "../wire/types";
import { byCompany, companyAt } from "./company";

const table = (bots: (string | null)[], mine: number[], more: Partial<MyTable> = {}): MyTable => ({
  id: bots.join(),
  status: "running",
  asked: [],
  updated_at: 0,
  game: "cafe-race",
  public: false,
  options: {},
  clock: {},
  chairs: bots.map((bot) => ({ colour: "red" as const, name: "Ada", bot, taken: true, stand_in: false })),
  rematch: null,
  opened_at: 0,
  teams: [],
  mine,
  ...more,
});

test("people go before bots, and a screen of our own and lessons are apart", () => {
  const others = table([null, null, "easy"], [0]);
  const bots = table([null, "easy", "easy"], [0]);
  const screen = table([null, null, "easy"], [0, 1]);
  const lesson = table([null, "random", "random"], [0], { lesson: true });
  expect([others, bots, screen, lesson].map(companyAt)).toEqual(["people", "bots", "screen", "lessons"]);
  expect(byCompany([lesson, screen, others])).toEqual([
    ["people", [others]],
    ["screen", [screen]],
    ["lessons", [lesson]],
  ]);
});

test("whoever shares my name is somebody else", () => {
  expect(companyAt(table([null, null, null], [0, 1]))).toBe("people");
});
