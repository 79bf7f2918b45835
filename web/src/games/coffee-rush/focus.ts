/** Which part of the table is needed now: the counter when no step is possible, otherwise the floor. */

import type { RushView } from "./wire";
import type { Offers } from "./moves";

const COUNTER_PHASES: readonly (string | undefined)[] = ["stock", "pour", "serve"];

export function isCounterOf(view: RushView, me: number | null, offers: Offers): boolean {
  if (me === null || view.turn.seat !== me) return false;
  // while events are shown there are no legal moves, and the page must not jump
  return offers.isEmpty ? COUNTER_PHASES.includes(view.turn.phase) : !offers.any("place", "go", "meeple");
}
