import { expect, test } from "vitest";
import { walkAlong } from "./walking";

const MOVES = ["walk", "go b", "go c"];
const PLAIN = ["walks", "went"];

/** The moves that are sent where each brings about this event, or null: it is refused. */
async function sent(happens: Record<string, string | null>, blocked = ""): Promise<string[]> {
  const made: string[] = [];
  await walkAlong(MOVES, PLAIN, {
    may: (move) => move !== blocked,
    make: (move) => {
      made.push(move);
      const event = happens[move] === undefined ? "went" : happens[move];
      return Promise.resolve(event === null ? null : [{ event, rule: "" }]);
    },
  });
  return made;
}

test("every move of a walk is made by itself", async () => {
  expect(await sent({ walk: "walks" })).toEqual(MOVES);
});

test("a walk stops after the first event other than a plain step", async () => {
  expect(await sent({ walk: "walks", "go b": "trapped" })).toEqual(["walk", "go b"]);
});

test("a walk stops where a move is refused", async () => {
  expect(await sent({ walk: null })).toEqual(["walk"]);
});

test("a walk stops before a move that is not possible, or not wanted in a lesson", async () => {
  expect(await sent({ walk: "walks" }, "go b")).toEqual(["walk"]);
});
