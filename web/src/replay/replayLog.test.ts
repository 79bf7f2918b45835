import { expect, test } from "vitest";
import type { GameEvent } from "../table/events";
import type { GameReplay } from "../wire/types";
import { replayLog, eventsUntil } from "./replayLog";

const events = ["rolled", "moved", "spilled"].map((event) => ({ event, rule: "R-1" }) satisfies GameEvent);
const [rolled, moved, spilled] = events as [GameEvent, GameEvent, GameEvent];
const replay = {
  moments: [
    { kind: "start", seat: null, text: "", events: [] },
    { kind: "move", seat: 0, text: "roll", events: [rolled] },
    { kind: "move", seat: 1, text: "go", events: [moved, spilled] },
  ],
} as unknown as GameReplay;

test("the past grows moment by moment, and shrinks when one goes back", () => {
  const log = replayLog(replay);
  expect([0, 1, 2, 1].map((at) => eventsUntil(log, at, null))).toEqual([
    [],
    [rolled],
    [rolled, moved, spilled],
    [rolled],
  ]);
});

test("while a moment is being shown, what is still to happen in it is not past", () => {
  expect(eventsUntil(replayLog(replay), 2, moved)).toEqual([rolled, moved]);
});

test("moves that are taken back together are one line, of whoever took them back", () => {
  const undo = (text: string) => ({ kind: "undo", seat: null, text, events: [] });
  const { lines, until } = replayLog({
    ...replay,
    moments: [...replay.moments, undo("2"), undo("1")],
  } as unknown as GameReplay);
  expect(lines.at(-1)).toMatchObject({ seq: 4, entry: { kind: "taken-back", seat: 0, moves: 2 } });
  expect(until).toEqual([1, 2, 4, 4, 5]);
  const [only] = replayLog({ ...replay, moments: [...replay.moments, undo("2")] } as unknown as GameReplay).lines.slice(
    -1,
  );
  expect(only).toMatchObject({ seq: 3, entry: { kind: "taken-back", seat: 1, moves: 1 } });
});
