/** Every kind of move that Python knows can be made on the board of its game, and no board lists others. */

import { expect, test } from "vitest";
import { gameTable } from "./games";

const wires = import.meta.glob<string>("../games/*/wire.ts", { query: "?raw", import: "default", eager: true });
const kindsOf = new Map(Object.entries(wires).map(([path, types]) => [path.split("/")[2]!, written(types)]));

/** The kinds in the generated types. */
function written(types: string): string[] {
  const union = /^export type Kind =([^;]+);/m.exec(types)?.[1] ?? "";
  return [...union.matchAll(/"(\w+)"/g)].map(([, kind]) => kind!).sort();
}

function unmapped(kinds: Readonly<Record<string, string>>, sent: readonly string[]): string[] {
  return sent.filter((kind) => (kinds[kind] ?? "") === "");
}

test.each([...kindsOf])("%s: every kind is reached somehow", async (game, sent) => {
  const { kinds } = await gameTable(game);
  expect(sent).not.toEqual([]);
  expect(unmapped(kinds, sent)).toEqual([]);
  expect(Object.keys(kinds).sort()).toEqual(sent);
});

test("a kind without a way would be noticed", async () => {
  const { kinds } = await gameTable("coffee-rush");
  const sent = kindsOf.get("coffee-rush")!;
  expect(unmapped(kinds, [...sent, "juggle"])).toEqual(["juggle"]);
  expect(unmapped({ ...kinds, serve: "" }, sent)).toEqual(["serve"]);
});
