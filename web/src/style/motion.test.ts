/** A page on which nothing happens comes to rest: what moves for ever keeps a processor busy and empties batteries. */

import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

const endless = (text: string): string[] => text.match(/animation[^;{}]*\binfinite\b[^;{}]*;/g) ?? [];

test("every animation ends", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(Object.entries(sources).filter(([, text]) => endless(text).length > 0)).toEqual([]);
});

test("an endless one would be found", () => {
  expect(endless("a { animation: glow 2s linear infinite; }")).toHaveLength(1);
  expect(endless("a { animation-iteration-count: infinite; }")).toHaveLength(1);
  expect(endless("a { animation: glow 2s linear 4; /* not infinite */ }")).toHaveLength(0);
});
