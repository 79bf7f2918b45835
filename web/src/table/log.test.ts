import { expect, test } from "vitest";
import type { Entry } from "../wire/entries";
import { Log } from "./log.svelte";

const said = (text: string): Entry => ({ kind: "said", at: 1, name: "Ada", text });

test("chat that is long past leaves no empty lines", () => {
  const log = new Log();
  log.reset([null, null, said("ciao")], true);
  expect(log.lines.map((line) => "entry" in line && line.entry)).toEqual([said("ciao")]);
  expect(log.isCut).toBe(true);
});

test("a log that begins anew is whole again", () => {
  const log = new Log();
  log.reset([said("ciao")], true);
  log.reset([said("ciao")], false);
  expect(log.isCut).toBe(false);
  log.reset([said("ciao")], true);
  log.clear();
  expect(log.isCut).toBe(false);
});
