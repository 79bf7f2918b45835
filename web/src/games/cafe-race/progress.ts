/** How far the race has come: the round, and how far the first clerk is from the finish. */

import type { Message } from "../../table/contract";
import { FINISH } from "./staircase";
import type { RaceView } from "./wire";

export function progress(view: RaceView): Message {
  const left = Math.max(0, FINISH - Math.max(...view.cells));
  return { id: "race-web-progress", args: { round: view.round, left } };
}

/** In an auction. */
export const starter = (view: RaceView): number | null => view.auction?.opener ?? null;
