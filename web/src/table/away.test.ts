import { beforeEach, expect, test, vi } from "vitest";
import { log as dig } from "../games/coffin-rush/log";
import { Away } from "./away.svelte";
import type { LogLine } from "./log.svelte";
import type { LogGuide } from "./logGuide";
import { forgetLooks, lastLook, noteLook } from "./lastLook";
import type { TableSession } from "./tableSession.svelte";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const found = (seq: number, by: number): LogLine =>
  ({ key: seq, seq, by, event: { event: "found", rule: "", seat: by, item: "torch" } }) as LogLine;

function sitting(lines: LogLine[], more: Record<string, unknown> = {}): TableSession {
  const table = { id: "t", status: "running", chairs: [{}, {}] };
  const seq = lines.at(-1)?.seq ?? 0;
  return { log: { lines }, seat: 0, table, shared: false, connection: { seq }, ...more } as unknown as TableSession;
}

function missedBy(session: TableSession): number[] | null {
  const away = new Away(session, dig as LogGuide);
  away.comeBack();
  return away.missed?.turns.flatMap(({ rows }) => rows.map(({ lines }) => lines[0]!.seq)) ?? null;
}

test("only what others have done since is told", () => {
  noteLook("t", 2);
  expect(missedBy(sitting([found(1, 1), found(2, 1), found(3, 1), found(4, 0), found(5, 1)]))).toEqual([5]); // moved oneself
  expect(missedBy(sitting([found(1, 1), found(2, 1), found(3, 1), found(5, 1)]))).toEqual([3, 5]);
});

test("nothing is told at first, at one screen, or when the game is over", () => {
  expect(missedBy(sitting([found(1, 1)]))).toBeNull();
  noteLook("t", 0);
  expect(missedBy(sitting([found(1, 1)]))).toEqual([1]);
  expect(missedBy(sitting([found(1, 1)], { shared: true }))).toBeNull();
  expect(missedBy(sitting([found(1, 1)], { table: { id: "t", status: "finished", chairs: [] } }))).toBeNull();
});

test("who comes from the lobby has not been away", () => {
  const away = new Away(sitting([]), dig as LogGuide);
  away.comeBack();
  away.leave(); // a new hello is on its way
  expect(lastLook("t")).toBeNull();
});

test("what was not closed is still unseen when one leaves again", () => {
  noteLook("t", 1);
  const away = new Away(sitting([found(1, 1), found(2, 1)]), dig as LogGuide);
  away.comeBack();
  away.leave();
  expect(lastLook("t")).toBe(1);
  away.comeBack();
  away.dismiss();
  away.leave();
  expect(lastLook("t")).toBe(2);
});

test("only the newest lines are told, and how many are left out", () => {
  noteLook("t", 0);
  const away = new Away(sitting(Array.from({ length: 11 }, (_, at) => found(at + 1, 1))), dig as LogGuide);
  away.comeBack();
  expect(away.missed!.earlier).toBe(3);
  expect(away.missed!.turns.flatMap(({ rows }) => rows)).toHaveLength(8);
});

test("whoever logs out leaves nothing", () => {
  noteLook("t", 3);
  forgetLooks();
  expect(stored.size).toBe(0);
});
