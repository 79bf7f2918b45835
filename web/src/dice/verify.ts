/** Every die of a game, computed anew from the seed that was revealed, and held against what the record says. */

import type { Course, Drawn } from "../wire/types";
import { Committed } from "./committed";
import { fromHex, sha256, toHex } from "./sha256";

/** One draw, checked. `gives` is what the seed gives; values set by hand come from nowhere, and prove nothing. */
export interface Check {
  move: number;
  drawn: Drawn;
  big: number | null;
  gives: number | null;
  right: boolean;
}

export type Game = Pick<Course, "seed" | "seed_hash" | "moments">;

export const hashOf = (seed: string): string => toHex(sha256(fromHex(seed)));

export function* checks(game: Game): Generator<Check, void> {
  const chance = new Committed(fromHex(game.seed ?? ""));
  for (const [move, { draws }] of game.moments.entries()) {
    for (const drawn of draws) yield check(chance, move, drawn);
  }
}

function check(chance: Committed, move: number, drawn: Drawn): Check {
  if (drawn.by_hand) return { move, drawn, big: null, gives: null, right: false };
  const { big, number } = chance.below(drawn.of);
  const gives = drawn.die ? (drawn.faces[number] ?? null) : number;
  return { move, drawn, big, gives, right: gives === drawn.value };
}

/** The first draw that is not what the seed gives; null where all are. */
export function firstWrong(game: Game): Check | null {
  for (const one of checks(game)) if (!one.right) return one;
  return null;
}

export function count(game: Game): number {
  return game.moments.reduce((sum, { draws }) => sum + draws.length, 0);
}
