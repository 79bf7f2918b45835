/** A café in the middle of a turn, for tests and figures. */

import { eventFactory } from "../../table/sample";
import type { RushEvent, RushView } from "./wire";

export function sampleView(changes: Partial<RushView> = {}): RushView {
  return {
    seat: 0,
    to_move: [0],
    pending: "pour",
    over: false,
    options: { menu: null },
    rules: 1,
    players: 3,
    starter: 1,
    closed: false,
    meeples: [["d3"], ["b3"], ["c3"]],
    cups: [
      [{ coffee: 1, water: 1 }, {}, {}],
      [{}, {}, {}],
      [{}, {}, {}],
    ],
    tabs: [
      [["mochaccino"], ["ristretto"], [], ["iced-tea"]],
      [[], [], [], []],
      [[], [], [], []],
    ],
    completed: [["flat-white", "tea", "iced-milk"], [], []],
    penalties: [[], [], []],
    rush: [1, 0, 0],
    upgrades: [[], [], []],
    deck: 60,
    turn: {
      seat: 0,
      phase: "pour",
      steps: 3,
      held: { coffee: 1, milk: 1 },
      served: 0,
      upgraded: 0,
      meeple: null,
      number: 4,
    },
    discarded: [],
    supply: { coffee: 14, milk: 11, steam: 12, ice: 12, chocolate: 12, caramel: 12, tea: 12, water: 11 },
    rush_supply: 14,
    ...changes,
  };
}

export const happened = eventFactory<RushEvent>("CR-TEST");
