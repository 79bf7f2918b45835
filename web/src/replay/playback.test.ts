import { expect, test } from "vitest";
import { keyAction } from "./keys";
import { replayLog } from "./replayLog";
import { nextTurn } from "./turns";
import type { GameReplay, ReplayMoment } from "../wire/types";

const turns = [0, 4, 9].map((at) => ({ at, seat: null, round: 1 }));

test("the next turn and the one before are found from any moment, up to the ends of the game", () => {
  expect([0, 3, 4, 8, 9, 12].map((at) => nextTurn(turns, at, 1, 12))).toEqual([4, 4, 9, 9, 12, 12]);
  expect([0, 3, 4, 8, 9, 12].map((at) => nextTurn(turns, at, -1, 12))).toEqual([0, 0, 0, 4, 4, 9]);
});

test("keys go by move and by turn, and leave the browser's own keys alone", () => {
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  expect(keyAction({ ...none, key: "ArrowRight" })).toEqual({ step: 1 });
  expect(keyAction({ ...none, key: "ArrowLeft", shiftKey: true })).toEqual({ turn: -1 });
  expect(keyAction({ ...none, key: "ArrowLeft", altKey: true })).toBeNull();
  expect(keyAction({ ...none, key: " " })).toBe("toggle");
  expect(keyAction({ ...none, key: "a" })).toBeNull();
});

test("the log has events, moves that were taken back, and bots that stood in", () => {
  const moment = (kind: ReplayMoment["kind"], text = "", events: object[] = []): ReplayMoment => ({
    kind,
    seat: 1,
    text,
    events,
    draws: [],
    scores: [],
    turn: 0,
  });
  const moments = [
    moment("start"),
    moment("move", "go", [{}, {}]),
    moment("undo", "1"),
    moment("remark", "timeout 2"),
    moment("remark", "say hello"),
  ];
  const { lines, until } = replayLog({ moments } as GameReplay);
  expect(until).toEqual([1, 3, 4, 5, 5]);
  expect(lines[3]).toMatchObject({ entry: { kind: "taken-back", seat: 1 } });
  expect(lines[4]).toMatchObject({ entry: { kind: "stood-in", seat: 2, reason: "timeout" } });
});
