/** A race for tests and figures. */

import { eventFactory } from "../../table/sample";
import type { RaceEvent, RaceView } from "./wire";

/** Three clerks at the start of a round, before anybody has chosen. */
export function sampleView(changes: Partial<RaceView> = {}): RaceView {
  return {
    seat: 0,
    to_move: [0, 1, 2],
    pending: "thrust",
    over: false,
    options: { auction: false },
    rules: 1,
    round: 2,
    cells: [4, 0, 11],
    tokens: [5, 1, 3],
    speeds: [6, 4, 4],
    chosen: [false, false, false],
    thrusts: [null, null, null],
    taken: [null, null, null],
    auction: null,
    ...changes,
  };
}

export const happened = eventFactory<RaceEvent>("RACE-X-1");
