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
  prompt: (view) => ({ id: `prompt-${view.over ? "over" : (view.pending ?? "turn")}` }),
  warning: () => null,
};
