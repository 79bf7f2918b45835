/** A table for games without a board of their own: the moves as buttons, the log as the picture. */

import type { AnyView, GameTable } from "./contract";
import PlainBoard from "./PlainBoard.svelte";

const SOME_TIME = 500;

export const plain: GameTable<AnyView> = {
  Board: PlainBoard,
  kinds: {},
  step: (view) => view,
  duration: () => SOME_TIME,
  sound: () => "step",
  prompt: (view, me) => {
    if (view.over) return { id: "prompt-over" };
    return { id: me !== null && view.to_move.includes(me) ? `prompt-${view.pending ?? "turn"}` : "plain-wait" };
  },
  warning: () => null,
};
