/** Search in a rulebook: accents and capitals are ignored, and every word must be there. */

import type { Chapter, Paragraph, Rulebook } from "../wire/types";

/** A piece of a text, and whether it is a hit. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** Without accents and capitals, and with ligatures and curly apostrophes as they are typed. */
export function plain(text: string): string {
  return [...text].map(plainCharacter).join("");
}

function plainCharacter(character: string): string {
  const bare = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare === "œ" ? "oe" : bare === "æ" ? "ae" : bare === "’" ? "'" : bare;
}

export function words(asked: string): string[] {
  return plain(asked).split(/\s+/).filter(Boolean);
}

function matches(rule: Paragraph, asked: readonly string[]): boolean {
  const whole = plain(`${rule.id} ${rule.text} ${rule.book ?? ""}`);
  return asked.every((word) => whole.includes(word));
}

/** The chapters with those rules that contain all the words; without words, the whole book. */
export function matching(book: Rulebook, asked: readonly string[]): Chapter[] {
  if (asked.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => matches(rule, asked)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Splits a text into hits and what is between them. */
export function pieces(text: string, asked: readonly string[]): Piece[] {
  const characters = [...text];
  const hit = hits(characters, asked);
  const found: Piece[] = [];
  characters.forEach((character, at) => {
    const last = found.at(-1);
    if (last !== undefined && last.isHit === hit[at]) last.text += character;
    else found.push({ text: character, isHit: hit[at]! });
  });
  return found;
}

/** For each character whether it belongs to a hit. A character may become two: œ. */
function hits(characters: readonly string[], asked: readonly string[]): boolean[] {
  const from: number[] = []; // for each letter of `whole`, the character that it comes from
  let whole = "";
  characters.forEach((character, at) => {
    const bare = plainCharacter(character);
    whole += bare;
    for (let letter = 0; letter < bare.length; letter += 1) from.push(at);
  });
  const hit = characters.map(() => false);
  for (const word of asked)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (let letter = at; letter < at + word.length; letter += 1) hit[from[letter]!] = true;
  return hit;
}
