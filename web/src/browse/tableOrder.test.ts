import { expect, test } from "vitest";
import type { MyTable, Summary } from "../wire/types";
import { mostUrgentFirst, waitsForMe } from "./tableOrder";

const chair = (name: string): Summary["chairs"][number] => ({
  colour: "red",
  name,
  bot: null,
  taken: true,
  stand_in: false,
});
const table = (id: string, status: Summary["status"], asked: number[], updated_at: number): MyTable => ({
  id,
  status,
  asked,
  updated_at,
  game: "cafe-race",
  public: false,
  options: {},
  clock: {},
  chairs: [chair("Ada"), chair("Ada")],
  rematch: null,
  opened_at: 0,
  teams: [],
  mine: [0],
});

test("what waits for me comes first, then what is being played, the newest before the older", () => {
  const tables = [
    table("over", "finished", [], 9),
    table("his", "running", [1], 8),
    table("old", "running", [0], 1),
    table("new", "running", [0, 1], 2),
    table("paused", "paused", [0], 9),
    table("open", "open", [], 7),
  ];
  expect(mostUrgentFirst(tables).map((one) => one.id)).toEqual(["new", "old", "his", "paused", "open", "over"]);
});

test("a table of somebody who has my name does not wait for me", () => {
  expect(waitsForMe(table("his", "running", [1], 1))).toBe(false);
  const { mine: _, ...watched } = table("watched", "running", [0], 1);
  expect(waitsForMe(watched)).toBe(false);
});
