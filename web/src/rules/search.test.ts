import { expect, test } from "vitest";
import type { Rulebook } from "../wire/types";
import { matching, pieces, words } from "./search";

const rule = (id: string, text: string, book: string | null = null) => ({ id, text, ruling: book !== null, book });
const book: Rulebook = {
  game: "g",
  version: 1,
  newest: 1,
  name: "G",
  tagline: "",
  chapters: [
    {
      id: "G-A",
      heading: "A",
      rules: [rule("G-A-1", "Le café est chaud."), rule("G-A-2", "Un cœur", "Le livret ne dit rien.")],
    },
    { id: "G-B", heading: "B", rules: [rule("G-B-1", "Così è finita, già.")] },
  ],
};
const found = (asked: string) => matching(book, words(asked)).flatMap((chapter) => chapter.rules.map(({ id }) => id));
const hits = (text: string, asked: string) =>
  pieces(text, words(asked))
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

test("accents, capitals and ligatures do not matter, either way", () => {
  expect(found("CAFE")).toEqual(["G-A-1"]);
  expect(found("gia e")).toEqual(["G-B-1"]);
  expect(found("coeur")).toEqual(["G-A-2"]);
  expect(found("cœur")).toEqual(["G-A-2"]);
});

test("rules are found by their id and by what the printed book says", () => {
  expect(found("g-b-1")).toEqual(["G-B-1"]);
  expect(found("livret")).toEqual(["G-A-2"]);
});

test("every word must be there, and nothing asked is the whole book", () => {
  expect(found("café chaud")).toEqual(["G-A-1"]);
  expect(found("café froid")).toEqual([]);
  expect(found("  ")).toHaveLength(3);
});

test("hits are marked as they are written, and nothing is lost", () => {
  expect(hits("Le Café, un café", "cafe")).toEqual(["Café", "café"]);
  expect(hits("cœur", "oeu")).toEqual(["œu"]);
  expect(
    pieces("Così è.", words("e"))
      .map(({ text }) => text)
      .join(""),
  ).toBe("Così è.");
  expect(hits("Così", "x")).toEqual([]);
});
