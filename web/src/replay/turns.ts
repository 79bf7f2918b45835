/** Turns as Python marks them: each begins with the position after a moment. */

import type { Narrator } from "../table/narrator";
import type { Course, TurnMark } from "../wire/types";

/** The moment at which the next turn begins, or the one before; the ends of the game are ends of turns too. */
export function nextTurn(turns: readonly TurnMark[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return turns.find((turn) => turn.at > at)?.at ?? last;
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}

/** Whose turn it is at a moment, in words. */
export function turnTold(course: Course, at: number, narrator: Narrator): string {
  const turn = course.turns[course.moments[at]!.turn]!;
  if (turn.seat !== null) return narrator.texts.tell("replay-turn", { name: narrator.names[turn.seat] ?? "" });
  return narrator.texts.tell("turn-of-all", { round: turn.round });
}
