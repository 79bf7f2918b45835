import { expect, test } from "vitest";
import { wish } from "./keys";
import { linesOf } from "./lines";
import { nextTurn } from "./turns";
import type { Course, Shown } from "../wire/types";

const turns = [0, 4, 9].map((at) => ({ at, seat: null, round: 1 }));

test("turns are stepped through from wherever one is, to the ends of the game", () => {
  expect([0, 3, 4, 8, 9, 12].map((at) => nextTurn(turns, at, 1, 12))).toEqual([4, 4, 9, 9, 12, 12]);
  expect([0, 3, 4, 8, 9, 12].map((at) => nextTurn(turns, at, -1, 12))).toEqual([0, 0, 0, 4, 4, 9]);
});

test("keys move by moves and by turns, and leave the browser its own", () => {
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  expect(wish({ ...none, key: "ArrowRight" })).toEqual({ step: 1 });
  expect(wish({ ...none, key: "ArrowLeft", shiftKey: true })).toEqual({ turn: -1 });
  expect(wish({ ...none, key: "ArrowLeft", altKey: true })).toBeNull();
  expect(wish({ ...none, key: " " })).toBe("toggle");
  expect(wish({ ...none, key: "a" })).toBeNull();
});

test("the log tells events, what was taken back, and who was stood in for", () => {
  const moment = (kind: Shown["kind"], text = "", events: object[] = []): Shown => ({ kind, seat: 1, text, events, draws: [], scores: [], turn: 0 });
  const moments = [moment("start"), moment("move", "go", [{}, {}]), moment("undo", "1"), moment("remark", "timeout 2"), moment("remark", "say hello")];
  const { lines, until } = linesOf({ moments } as Course);
  expect(until).toEqual([1, 3, 4, 5, 5]);
  expect(lines[3]).toMatchObject({ entry: { kind: "taken-back", seat: 1 } });
  expect(lines[4]).toMatchObject({ entry: { kind: "stood-in", seat: 2, reason: "timeout" } });
});
