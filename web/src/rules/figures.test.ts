/** Every rule of every ledger has its figure or a reason for having none, and every figure its caption. */

import { expect, test } from "vitest";
import { loadTexts } from "../text/texts";
import { LANGUAGES } from "../wire/constants";
import { figuresOf, type Figures } from "./figures";

const ledgers = import.meta.glob<string>("../../../src/tavolino/games/*/ledger.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawn = Object.keys(import.meta.glob("../games/*/figures/index.ts")).map((path) => path.split("/")[2]!);
const games = drawn.map((game) => ({ game, rules: rulesOf(game) }));

function rulesOf(game: string): string[] {
  const ledger = ledgers[`../../../src/tavolino/games/${game.replaceAll("-", "_")}/ledger.toml`]!;
  return [...ledger.matchAll(/^id = "([A-Z0-9-]+)"$/gm)].map(([, id]) => id!);
}

/** Rules without an entry, and entries for rules that do not exist. */
function mismatches(rules: readonly string[], figures: Figures): string[] {
  const drawn = Object.keys(figures);
  return [...rules.filter((id) => !drawn.includes(id)), ...drawn.filter((id) => !rules.includes(id))];
}

test("there are games with figures, and their ledgers are not empty", () => {
  expect(games).not.toEqual([]);
  for (const { rules } of games) expect(rules).not.toEqual([]);
});

test.each(games)("$game: every rule has its figure, or a reason for having none", async ({ game, rules }) => {
  const figures = await figuresOf(game);
  expect(mismatches(rules, figures)).toEqual([]);
  const pictures = rules.filter((id) => typeof figures[id] === "object");
  expect(pictures.length).toBeGreaterThan(rules.length / 3);
});

test.each(games)("$game: every figure has a caption in every language, and no two share one", async ({ game }) => {
  const drawn = [...new Set(Object.values(await figuresOf(game)).filter((figure) => typeof figure === "object"))];
  const captions = drawn.map(({ caption }) => caption);
  expect(new Set(captions).size).toBe(captions.length);
  for (const language of LANGUAGES) {
    const texts = await loadTexts(language, game);
    expect(captions.filter((caption) => texts.attempt(caption, {}) === null)).toEqual([]);
  }
});

test("a forgotten rule and a rule that is no more would be noticed", async () => {
  const { "RACE-MOVE-4": _, ...rest } = await figuresOf("cafe-race");
  expect(mismatches(rulesOf("cafe-race"), { ...rest, "RACE-MOVE-99": "words say it all" })).toEqual([
    "RACE-MOVE-4",
    "RACE-MOVE-99",
  ]);
});

test("a game without figures has none", async () => {
  expect(await figuresOf("sugar-bowl")).toEqual({});
});
