/** Computes every draw of a game from the revealed seed, and compares it with the record. */

import type { GameReplay, ReplayDraw } from "../wire/types";
import { CommittedChance } from "./committedChance";
import { fromHex, sha256, toHex } from "./sha256";

/** One draw and its check. `gives` is what the seed gives; null for values set by hand, which prove nothing. */
export interface Check {
  move: number;
  drawn: ReplayDraw;
  big: number | null;
  gives: number | null;
  right: boolean;
}

export type VerifiableGame = Pick<GameReplay, "seed" | "seed_hash" | "moments">;

export const hashOf = (seed: string): string => toHex(sha256(fromHex(seed)));

export function* checks(game: VerifiableGame): Generator<Check, void> {
  const chance = new CommittedChance(fromHex(game.seed ?? ""));
  for (const [move, { draws }] of game.moments.entries()) {
    for (const drawn of draws) yield check(chance, move, drawn);
  }
}

function check(chance: CommittedChance, move: number, drawn: ReplayDraw): Check {
  if (drawn.by_hand) return { move, drawn, big: null, gives: null, right: false };
  const { big, number } = chance.below(drawn.of);
  const gives = drawn.die ? (drawn.faces[number] ?? null) : number;
  return { move, drawn, big, gives, right: gives === drawn.value };
}

/** The first draw that differs from what the seed gives; null if there is none. */
export function firstWrong(game: VerifiableGame): Check | null {
  for (const one of checks(game)) if (!one.right) return one;
  return null;
}

export function count(game: VerifiableGame): number {
  return game.moments.reduce((sum, { draws }) => sum + draws.length, 0);
}
