import { expect, test } from "vitest";
import type { Summary } from "../wire/types";
import { inOrder } from "./order";

const chair = (name: string): Summary["chairs"][number] => ({ colour: "red", name, bot: null, taken: true, stand_in: false });
const table = (id: string, status: Summary["status"], asked: number[], updated_at: number): Summary => ({
  id, status, asked, updated_at, game: "cafe-race", public: false, options: {}, clock: {}, chairs: [chair("Ada"), chair("Bruno")],
  rematch: null, opened_at: 0,
});

test("what waits for me comes first, then what is being played, the newest before the older", () => {
  const tables = [
    table("over", "finished", [], 9),
    table("his", "running", [1], 8),
    table("old", "running", [0], 1),
    table("new", "running", [0, 1], 2),
    table("open", "open", [], 7),
  ];
  expect(inOrder(tables, "Ada").map((one) => one.id)).toEqual(["new", "old", "his", "open", "over"]);
});
