/** Looking for words in a rulebook: neither accents nor capitals matter, and every word must be there. */

import type { Chapter, Paragraph, Rulebook } from "../wire/types";

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** Without accents and capitals; ligatures and curly apostrophes are what a keyboard has. */
export function plain(text: string): string {
  return [...text].map(plainSign).join("");
}

function plainSign(sign: string): string {
  const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare === "œ" ? "oe" : bare === "æ" ? "ae" : bare === "’" ? "'" : bare;
}

export function words(asked: string): string[] {
  return plain(asked).split(/\s+/).filter(Boolean);
}

function speaksOf(rule: Paragraph, asked: readonly string[]): boolean {
  const whole = plain(`${rule.id} ${rule.text} ${rule.book ?? ""}`);
  return asked.every((word) => whole.includes(word));
}

/** The chapters with only those rules that speak of all the words; without words, the whole book. */
export function matching(book: Rulebook, asked: readonly string[]): Chapter[] {
  if (asked.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => speaksOf(rule, asked)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The text cut up, so that what was looked for can be marked. */
export function pieces(text: string, asked: readonly string[]): Piece[] {
  const signs = [...text];
  const hit = marks(signs, asked);
  const found: Piece[] = [];
  signs.forEach((sign, at) => {
    const last = found.at(-1);
    if (last !== undefined && last.isHit === hit[at]) last.text += sign;
    else found.push({ text: sign, isHit: hit[at]! });
  });
  return found;
}

/** For each sign of a text whether it belongs to a hit. A sign may be two plain ones: œ. */
function marks(signs: readonly string[], asked: readonly string[]): boolean[] {
  const from: number[] = []; // for each plain letter, the sign that it comes from
  let whole = "";
  signs.forEach((sign, at) => {
    const bare = plainSign(sign);
    whole += bare;
    for (let letter = 0; letter < bare.length; letter += 1) from.push(at);
  });
  const hit = signs.map(() => false);
  for (const word of asked)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (let letter = at; letter < at + word.length; letter += 1) hit[from[letter]!] = true;
  return hit;
}
