import { expect, test } from "vitest";
import vectors from "../../../tests/vectors/chance.json";
import type { ReplayDraw, ReplayMoment } from "../wire/types";
import { checks, count, firstWrong, hashOf, type VerifiableGame } from "./verify";

const { seed, hash, draws } = vectors.below[0]!;
const die = (value: number): ReplayDraw => ({ value, die: true, of: 6, faces: [1, 2, 3, 4, 5, 6], by_hand: false });
const pick = (value: number, of: number): ReplayDraw => ({ value, die: false, of, faces: [], by_hand: false });
const moment = (...drawn: ReplayDraw[]): ReplayMoment => ({
  kind: "move",
  seat: 0,
  text: "",
  draws: drawn,
  events: [],
  scores: [],
  turn: 0,
});

/** Three dice at the start, nothing at move 1, a coin and a card at move 2. */
function game(): VerifiableGame {
  const [a, b, c, coin, card] = draws.map(({ number }) => number) as [number, number, number, number, number];
  return {
    seed,
    seed_hash: hash,
    moments: [moment(die(a + 1), die(b + 1), die(c + 1)), moment(), moment(pick(coin, 2), pick(card, 52))],
  };
}

test("an honest game is right to the last draw", () => {
  expect(hashOf(seed)).toBe(hash);
  expect(count(game())).toBe(5);
  expect([...checks(game())].map(({ move, right }) => [move, right])).toEqual([
    [0, true],
    [0, true],
    [0, true],
    [2, true],
    [2, true],
  ]);
  expect(firstWrong(game())).toBeNull();
});

test("one changed die is found, at its move", () => {
  const forged = game();
  const card = forged.moments[2]!.draws[1]!;
  forged.moments[2]!.draws[1] = { ...card, value: (card.value + 1) % 52 };
  expect(firstWrong(forged)).toMatchObject({ move: 2, gives: card.value });
});

test("another seed gives other dice, and has another hash", () => {
  const other = { ...game(), seed: "0".repeat(64) };
  expect(hashOf(other.seed)).not.toBe(other.seed_hash);
  expect(firstWrong(other)).not.toBeNull();
});

test("what was set by hand proves nothing, and takes nothing from the seed", () => {
  const scripted = game();
  scripted.moments[0]!.draws.unshift({ ...die(6), by_hand: true });
  const [first, ...others] = checks(scripted);
  expect(first).toMatchObject({ gives: null, right: false });
  expect(others.every(({ right }) => right)).toBe(true);
});
