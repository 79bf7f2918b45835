/** Every kind of move that Python sends has its way on the board of its game, and no board knows others. */

import { expect, test } from "vitest";
import types from "../wire/types.ts?raw";
import { gameTable } from "./games";

const GAMES = { "cafe-race": "RaceKind", "coffee-rush": "RushKind", "coffin-rush": "DigKind" } as const;

/** As they are written in the generated types. */
function kindsOf(type: string): string[] {
  const union = new RegExp(`^export type ${type} =([^;]+);`, "m").exec(types)?.[1] ?? "";
  return [...union.matchAll(/"(\w+)"/g)].map(([, kind]) => kind!).sort();
}

function unmapped(kinds: Readonly<Record<string, string>>, sent: readonly string[]): string[] {
  return sent.filter((kind) => (kinds[kind] ?? "") === "");
}

test.each(Object.entries(GAMES))("%s: every kind is reached somehow", async (game, type) => {
  const { kinds } = await gameTable(game);
  expect(kindsOf(type).length).toBeGreaterThan(3);
  expect(unmapped(kinds, kindsOf(type))).toEqual([]);
  expect(Object.keys(kinds).sort()).toEqual(kindsOf(type));
});

test("a kind without a way would be noticed", async () => {
  const { kinds } = await gameTable("coffee-rush");
  expect(unmapped(kinds, [...kindsOf("RushKind"), "juggle"])).toEqual(["juggle"]);
  expect(unmapped({ ...kinds, serve: "" }, kindsOf("RushKind"))).toEqual(["serve"]);
});
