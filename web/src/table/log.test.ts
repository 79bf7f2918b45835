import { expect, test } from "vitest";
import type { Entry } from "../wire/entries";
import { Log, type LogLine } from "./log.svelte";

const said = (name: string, text: string, seat?: number): Entry => ({
  at: 1,
  kind: "said",
  name,
  text,
  ...(seat === undefined ? {} : { seat }),
});
const words = (lines: readonly LogLine[]): (string | undefined)[] =>
  lines.map((line) => ("entry" in line && line.entry.kind === "said" ? (line.entry.text ?? "removed") : undefined));

test("a line that is removed loses its text, and no other does", () => {
  const log = new Log();
  log.addEntry(7, said("Ada", "ciao", 0));
  log.addEntry(8, said("Bea", "something rude", 1));
  log.addEntry(9, { at: 2, kind: "line-removed", line: 8 });
  expect(words(log.lines)).toEqual(["ciao", "removed"]);
});

test("what was removed before one came, and what one may not know, is not listed by itself", () => {
  const log = new Log();
  const removed: Entry = { at: 1, kind: "said", name: "Bea", removed: true };
  log.reset(
    [
      [1, { at: 1, kind: "opened" }],
      [2, removed],
      [3, null],
      [4, { at: 2, kind: "line-removed", line: 2 }],
    ],
    false,
  );
  expect(words(log.lines)).toEqual(["removed"]);
});

test("with somebody who is blocked everything that they have said goes", () => {
  const log = new Log();
  log.addEntry(1, said("Bea", "from her chair", 1));
  log.addEntry(2, said("Bea", "another Bea, who looks on"));
  log.addEntry(3, said("Ada", "ciao", 0));
  log.drop({ name: "Bea", seat: 1 });
  expect(words(log.lines)).toEqual(["another Bea, who looks on", "ciao"]);
});

test("chat that is long past leaves no empty lines", () => {
  const log = new Log();
  log.reset(
    [
      [1, null],
      [2, null],
      [3, said("Ada", "ciao")],
    ],
    true,
  );
  expect(log.lines.map((line) => "entry" in line && line.entry)).toEqual([said("Ada", "ciao")]);
  expect(log.isCut).toBe(true);
});

test("a log that begins anew is whole again", () => {
  const log = new Log();
  log.reset([[1, said("Ada", "ciao")]], true);
  log.reset([[1, said("Ada", "ciao")]], false);
  expect(log.isCut).toBe(false);
  log.reset([[1, said("Ada", "ciao")]], true);
  log.clear();
  expect(log.isCut).toBe(false);
});
