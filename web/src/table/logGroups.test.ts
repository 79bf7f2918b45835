import { expect, test } from "vitest";
import { log as race } from "../games/cafe-race/log";
import { log as rush } from "../games/coffee-rush/log";
import { log as dig } from "../games/coffin-rush/log";
import type { GameEvent } from "./events";
import type { LogLine } from "./log.svelte";
import { groupLog } from "./logGroups";
import type { LogGuide } from "./logGuide";

type Told = { event: string } & Record<string, unknown>;

/** Moves with their events, in the order of their entries. */
const moves = (...told: (readonly Told[])[]): LogLine[] =>
  told
    .flatMap((events, at) =>
      events.map((event) => ({ seq: at + 1, by: 0, event: { rule: "", ...event } as GameEvent })),
    )
    .map((line, at) => ({ key: at + 1, ...line }));
const grouped = (lines: readonly LogLine[], guide: unknown) => groupLog(lines, guide as LogGuide, 2);
const went = (from: string, to: string, seat = 0): Told => ({ event: "went", seat, from, to });

const TURN: Told = { event: "turn_begun", seat: 0, round: 2, actions: 2 };
const WALK: readonly (readonly Told[])[] = [
  [TURN],
  [{ event: "walks", seat: 0, steps: 3 }],
  [went("6,8", "7,8")],
  [went("7,8", "8,8"), { event: "torch_lit", seat: 0 }],
];

test("a walk is one line, which grows and keeps its place", () => {
  const [before] = grouped(moves(...WALK.slice(0, 3)), dig)[0]!.turns[0]!.rows;
  const rows = grouped(moves(...WALK), dig)[0]!.turns[0]!.rows;
  expect(rows).toHaveLength(1);
  expect(rows[0]!.key).toBe(before!.key);
  expect(rows[0]!.short).toEqual({ message: "dig-web-log-walk", facts: { seat: 0, from: "6,8", to: "8,8", steps: 2 } });
  expect(rows[0]!.cells).toEqual(["6,8", "7,8", "8,8"]);
});

test("whatever else happens ends a walk, and so does somebody else's", () => {
  const woke: Told = { event: "woke", seat: 0, at: "8,8" };
  const rows = grouped(moves(...WALK, [woke], [went("8,8", "9,8")], [went("1,1", "1,2", 1)]), dig)[0]!.turns[0]!.rows;
  expect(rows.map(({ lines }) => lines.length)).toEqual([4, 1, 1, 1]);
});

test("who has only set out has not walked yet", () => {
  const [row] = grouped(moves(...WALK.slice(0, 2)), dig)[0]!.turns[0]!.rows;
  expect(row!.short).toBeNull();
});

test("rounds hold turns, the Pharaoh's too, and what follows from a move is under it", () => {
  const pharaoh: Told = { event: "pharaoh_turn", round: 2 };
  const [round, next] = grouped(
    moves(
      [TURN],
      [
        { event: "door_opened", seat: 0, at: "6,8", beyond: "6,7" },
        { event: "woke", seat: 0, at: "6,7" },
      ],
      [{ event: "turn_ended", seat: 0 }, pharaoh, { event: "trap_drawn", trap: "bomb", in_red: false }],
      [{ event: "turn_begun", seat: 1, round: 3, actions: 2 }],
    ),
    dig,
  );
  expect(round!.round).toBe(2);
  expect(round!.turns.map(({ seat }) => seat)).toEqual([0, null]);
  expect(round!.turns[0]!.rows.map(({ follows }) => follows)).toEqual([false, true, false]);
  expect(round!.turns[1]!.opening!.event.event).toBe("pharaoh_turn");
  expect(next!.turns.map(({ seat }) => seat)).toEqual([1]);
});

test("in the café a walk tells what it gathers", () => {
  const step = (from: string, to: string, ingredient: string, count = 1): Told[] => [
    { event: "stepped", seat: 1, from, to, step: 1 },
    { event: "took", seat: 1, ingredient, count },
  ];
  const turn: Told = { event: "turn_began", seat: 1, turn: 4 };
  const stop: Told = { event: "stopped", seat: 1, cell: "b2", steps: 2 };
  const [round] = grouped(moves([turn], step("a1", "a2", "milk"), [...step("a2", "b2", "tea", 2), stop]), rush);
  expect(round!.round).toBe(2); // the fourth turn of two players
  expect(round!.turns[0]!.seat).toBe(1);
  expect(round!.turns[0]!.rows.map(({ short }) => short?.facts)).toEqual([
    { seat: 1, from: "a1", to: "b2", steps: 2, count: 3, ingredients: ["milk", "tea", "tea"] },
  ]);
});

test("in a race everybody moves in the same round", () => {
  const moved = (seat: number): Told => ({ event: "moved", seat, from: 0, to: 6, speed: 6 });
  const rounds = grouped(
    moves(
      [{ event: "speeds_rolled", round: 1, dice: [6] }],
      [moved(0), moved(1)],
      [{ event: "speeds_rolled", round: 2, dice: [5] }],
    ),
    race,
  );
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(rounds[0]!.turns[0]!.rows.map(({ seat, cells }) => [seat, cells])).toEqual([
    [null, []],
    [0, ["0", "6"]],
    [1, ["0", "6"]],
  ]);
});

test("a mummy's way is one line, and another mummy's is another", () => {
  const moved = (mummy: number, from: string, to: string): Told => ({ event: "mummy_moved", mummy, from, to });
  const lines = moves([moved(1, "1,1", "1,2"), moved(1, "1,2", "1,3"), moved(2, "5,5", "5,6")]);
  expect(grouped(lines, dig)[0]!.turns[0]!.rows.map(({ short }) => short?.facts)).toEqual([
    { mummy: 1, from: "1,1", to: "1,3" },
    { mummy: 2, from: "5,5", to: "5,6" },
  ]);
});

test("the first turn, which nothing announces, is in the round of the next one", () => {
  const began = { key: 0, seq: 0, entry: { kind: "started" } } as unknown as LogLine;
  const played: Told = { event: "card_played", seat: 1, card: "rush" };
  const lines = [
    began,
    ...moves(
      [played],
      [
        { event: "turn_ended", seat: 1 },
        { ...TURN, round: 1 },
      ],
    ),
  ].map((line, key): LogLine => ({ ...line, key, ...("event" in line ? { by: 1 } : {}) }));
  const [round, ...others] = grouped(lines, dig);
  expect(others).toEqual([]);
  expect(round!.round).toBe(1);
  expect(round!.turns.map(({ seat }) => seat)).toEqual([null, 1, 0]);
  expect(round!.turns.map(({ rows }) => rows.length)).toEqual([1, 2, 0]);
});

test("where the next turn is the first of its round, the one before ended a round", () => {
  const began = { key: 0, seq: 0, entry: { kind: "started" } } as unknown as LogLine;
  const rounds = (turn: number) =>
    grouped([began, ...moves([{ event: "put_back", seat: 1 }], [{ event: "turn_began", seat: 0, turn }])], rush).map(
      ({ round }) => round,
    );
  expect(rounds(5)).toEqual([2, 3]);
  expect(rounds(6)).toEqual([3]);
  expect(rounds(1)).toEqual([null, 1]);
});
