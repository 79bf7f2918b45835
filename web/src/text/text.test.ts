/** The app and every game have the same messages in all languages, with the same arguments, and none is missing. */

import { expect, test } from "vitest";
import { LANGUAGES } from "../wire/constants";

const texts = import.meta.glob<string>(["./*.ftl", "../games/*/text/*.ftl", "../games/*/card/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const folders = [...new Set(Object.keys(texts).map((path) => path.slice(0, path.lastIndexOf("/"))))];
const games = folders.filter((folder) => folder.endsWith("/text")).map((folder) => folder.slice(0, -"/text".length));

/** Each message with the arguments it uses. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, body] of text.matchAll(/^([a-z][\w-]*) =(.*(?:\n(?:[ }].*|$))*)/gm))
    found.set(id!, [...new Set([...body!.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort().join(" "));
  return found;
}

const said = (folder: string, language: string): Map<string, string> => messages(texts[`${folder}/${language}.ftl`]!);

/** Every message id in the code that matches this beginning. */
function asked(code: readonly string[], beginning: RegExp): string[] {
  const names = code.flatMap((source) => [...source.matchAll(/["']([a-z][a-z0-9-]*[a-z0-9])["']/g)]);
  return [...new Set(names.map(([, id]) => id!).filter((id) => beginning.test(id)))];
}

test("every folder has its languages, and no other", () => {
  const wanted = folders.flatMap((folder) => LANGUAGES.map((language) => `${folder}/${language}.ftl`));
  expect(Object.keys(texts).sort()).toEqual(wanted.sort());
  expect(folders.length).toBeGreaterThan(2);
});

test.each(folders)("%s: each language has every message, and each with its arguments", (folder) => {
  const english = said(folder, "en");
  expect(english.size).toBeGreaterThan(0);
  for (const language of LANGUAGES) expect(said(folder, language)).toEqual(english);
});

test("every message that the app uses by its whole id exists", () => {
  const code = Object.entries(sources).filter(([path]) => !path.startsWith("../games/"));
  const names = code.flatMap(([, source]) => [...source.matchAll(/\bsay\("([\w-]+)"/g)].map(([, id]) => id!));
  expect(names.length).toBeGreaterThan(80);
  const english = said(".", "en");
  expect([...new Set(names)].filter((id) => !english.has(id))).toEqual([]);
});

/** The messages of a board have a prefix of their own: `race-web-…`. */
test.each(games)("%s: every message that the board uses by its whole id exists", (game) => {
  const english = said(`${game}/text`, "en");
  const own = /^([a-z]+-web-)/.exec([...english.keys()][0]!)![1]!;
  expect([...english.keys()].filter((id) => !id.startsWith(own))).toEqual([]);
  const code = Object.entries(sources).filter(([path]) => path.startsWith(`${game}/`));
  expect(
    asked(Object.values(Object.fromEntries(code)), new RegExp(`^${own}`)).filter((id) => !english.has(id)),
  ).toEqual([]);
});

test("a message that is missing would be noticed", () => {
  expect(asked(['tell("bowl-web-full"); tell("other")'], /^bowl-web-/)).toEqual(["bowl-web-full"]);
  expect(messages("one = { $a }\ntwo =\n    { $b }\n")).toEqual(
    new Map([
      ["one", "a"],
      ["two", "b"],
    ]),
  );
});
