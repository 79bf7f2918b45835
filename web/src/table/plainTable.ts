/** For games without a board of their own: the moves as buttons. */

import type { GameTable } from "./contract";
import PlainBoard from "./PlainBoard.svelte";

const EVENT_MS = 500;

export const plainTable: GameTable = {
  Board: PlainBoard,
  kinds: {},
  step: {},
  duration: () => EVENT_MS,
  sound: () => "step",
  prompt: (view, me) => {
    if (view.over) return { id: "prompt-over" };
    return { id: me !== null && view.to_move.includes(me) ? `prompt-${view.pending ?? "turn"}` : "plain-wait" };
  },
};
