import { expect, test } from "vitest";
import { readPosition } from "./savedPosition";

test("what was copied is read back", () => {
  const saved = { game: "cafe-race", players: 3, options: { auction: true }, position: { cells: [1, 2, 3] } };
  expect(readPosition(JSON.stringify(saved))).toEqual(saved);
});

test.each([
  ["", "json"],
  ["{", "json"],
  ["null", "game"],
  ["[]", "game"],
  ['{"game":7}', "game"],
  ['{"game":"x"}', "players"],
  ['{"game":"x","players":1e9,"position":{}}', "players"],
  ['{"game":"x","players":3,"options":[],"position":{}}', "options"],
  ['{"game":"x","players":3,"position":null}', "position"],
  ['{"game":"x","players":3,"position":[]}', "position"],
])("of %s it is said what is wrong: %s", (text, fault) => {
  expect(readPosition(text)).toBe(fault);
});
