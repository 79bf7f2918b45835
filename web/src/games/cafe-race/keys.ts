/** Digit keys for answers; only legal moves can be chosen with them. */

import type { Choice } from "../../table/contract";

/** The move for a key; or a number, the speed die that the key selects for the auction. */
export function moveForKey(key: string, legal: readonly Choice[], die: number | null): string | number | null {
  if (!/^[0-6]$/.test(key)) return null;
  const has = (move: string): boolean => legal.some((choice) => choice.move === move);
  if (key === "0") return has("pass") ? "pass" : null;
  for (const move of [`thrust ${key}`, `bid ${key}`]) if (has(move)) return move;
  const opensWith = (face: string | number): boolean => legal.some((choice) => choice.move.startsWith(`open ${face} `));
  if (die !== null && has(`open ${die} ${key}`)) return `open ${die} ${key}`;
  return opensWith(key) ? Number(key) : null;
}
