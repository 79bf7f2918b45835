/** No message is unused: each is used by its id or by the beginning of its id, or is part of another message. */

import { expect, test } from "vitest";

const texts = import.meta.glob<string>(["./en.ftl", "../games/*/text/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../wire/types.ts", "!../games/*/wire.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
}

/** Everything in quotation marks, and the beginnings of ids that are put together: `race-web-${…}`. */
function asked(code: string): { whole: Set<string>; beginnings: string[] } {
  const whole = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, id]) => id!));
  const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start]) => start!);
  return { whole, beginnings };
}

/** Messages that are parts of others: `{ race-web-cell }`. */
function parts(text: string): Set<string> {
  return new Set([...text.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id!));
}

function unused(text: string, code: string): string[] {
  const { whole, beginnings } = asked(code);
  const inside = parts(text);
  return ids(text).filter(
    (id) => !whole.has(id) && !inside.has(id) && !beginnings.some((start) => id.startsWith(start)),
  );
}

test.each(Object.keys(texts))("everything in %s is said somewhere", (file) => {
  const game = /games\/([\w-]+)\//.exec(file)?.[1];
  const near = Object.entries(sources).filter(([path]) => game === undefined || path.includes(`/games/${game}/`));
  expect(ids(texts[file]!)).not.toEqual([]);
  expect(unused(texts[file]!, near.map(([, code]) => code).join("\n"))).toEqual([]);
});

test("an unused message would be noticed", () => {
  const code = 'tell("said"); tell(`begun-${kind}`);';
  expect(unused("said = { part } of it.\npart = A part\nbegun-well = Yes.\nnever = No.\n", code)).toEqual(["never"]);
});
