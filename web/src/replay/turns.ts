/** The turns of a replay; each begins with the position after a moment. */

import type { Narrator } from "../table/narrator";
import type { GameReplay, TurnMark } from "../wire/types";

/** The moment at which the next or previous turn begins; otherwise the end or the beginning of the game. */
export function nextTurn(turns: readonly TurnMark[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return turns.find((turn) => turn.at > at)?.at ?? last;
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}

/** Whose turn it is at a moment, as text. */
export function turnText(replay: GameReplay, at: number, narrator: Narrator): string {
  const turn = replay.turns[replay.moments[at]!.turn]!;
  if (turn.seat !== null) return narrator.texts.tell("replay-turn", { name: narrator.names[turn.seat] ?? "" });
  return narrator.texts.tell("turn-of-all", { round: turn.round });
}
