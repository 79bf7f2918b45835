/** Where a board puts the buttons of a turn: into the bar of its table, which is always in view. */

import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("turn bar");

export class TurnBarSlot {
  /** What the board has put there. */
  actions = $state.raw<Snippet | null>(null);
}

export function provideTurnBar(): TurnBarSlot {
  return setContext(KEY, new TurnBarSlot());
}

/** Undefined where there is no bar, as in a replay. */
export function turnBar(): TurnBarSlot | undefined {
  return getContext<TurnBarSlot | undefined>(KEY);
}
