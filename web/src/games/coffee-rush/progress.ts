/** How far the game has come: rounds, and the orders that are left. */

import type { Message } from "../../table/contract";
import type { RushView } from "./wire";

export function progress(view: RushView): Message {
  const round = Math.max(1, Math.ceil((view.turn.number ?? 1) / view.players)); // while meeples are placed no turn has begun
  return view.closed
    ? { id: "rush-web-progress-closed", args: { round } }
    : { id: "rush-web-progress", args: { round, cards: view.deck } };
}

export const starter = (view: RushView): number => view.starter;
