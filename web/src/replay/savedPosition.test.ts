import { expect, test } from "vitest";
import { readPosition } from "./savedPosition";

test("what was copied is read back", () => {
  const saved = { game: "cafe-race", players: 3, options: { auction: true }, position: { cells: [1, 2, 3] } };
  expect(readPosition(JSON.stringify(saved))).toEqual(saved);
});

test("anything else is no position", () => {
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    '{"game":"x"}',
    '{"game":"x","players":1e9,"position":{}}',
    '{"game":"x","players":3,"position":null}',
  ])
    expect(readPosition(text)).toBeNull();
});
