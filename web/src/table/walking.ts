/** Several moves by one click: each is sent, checked and stored by itself. */

import type { GameEvent } from "./events";

export interface Walker {
  /** Whether the move can be made now. */
  may: (move: string) => boolean;
  /** Resolves to what happened, or to null where the move was refused. */
  make: (move: string) => Promise<readonly GameEvent[] | null>;
}

/** Makes the moves up to the first that is not possible, is refused, or does more than what is plain. */
export async function walkAlong(moves: readonly string[], plain: readonly string[], walker: Walker): Promise<void> {
  for (const move of moves) {
    if (!walker.may(move)) return;
    const events = await walker.make(move);
    if (events === null || !events.every(({ event }) => plain.includes(event))) return;
  }
}
