/** Where a player's work is now: at the counter when there is nowhere to walk, otherwise on the floor. */

import type { RushView } from "../../wire/types";
import type { Offers } from "./moves";

const COUNTER_PHASES: readonly (string | undefined)[] = ["stock", "pour", "serve"];

export function isCounterOf(view: RushView, me: number | null, offers: Offers): boolean {
  if (me === null || view.turn.seat !== me) return false;
  // Nothing is offered while events are shown: the page must not jump in between.
  return offers.isEmpty ? COUNTER_PHASES.includes(view.turn.phase) : !offers.any("place", "go", "meeple");
}
