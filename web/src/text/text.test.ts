/** The frame says the same things in all languages, with the same arguments, and nothing it says is missing. */

import { expect, test } from "vitest";
import { LANGUAGES } from "./texts";

const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../games/**", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** Each message with the arguments it uses. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, body] of text.matchAll(/^([a-z][\w-]*) =(.*(?:\n(?:[ }].*|$))*)/gm))
    found.set(id!, [...new Set([...body!.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort().join(" "));
  return found;
}

const english = messages(texts["./en.ftl"]!);

test.each(LANGUAGES)("%s has every message, and each with its arguments", (language) => {
  expect(messages(texts[`./${language}.ftl`]!)).toEqual(english);
});

test("whatever is said by name is there", () => {
  const said = Object.values(sources).flatMap((source) => [...source.matchAll(/\bsay\("([\w-]+)"/g)].map(([, id]) => id!));
  expect(said.length).toBeGreaterThan(80);
  expect([...new Set(said)].filter((id) => !english.has(id))).toEqual([]);
});
