/** The figures of Café Race, in the order of its rules. A is Ada, B Bea, C Ciro, D Dora. */

import { figure, type Figures } from "../../../rules/figures";
import { LAST_CELL } from "../staircase";
import Balance from "./Balance.svelte";
import Kit from "./Kit.svelte";
import Stairs from "./Stairs.svelte";
import Table from "./Table.svelte";
import Ties from "./Ties.svelte";

const kit = figure("race-web-fig-kit", Kit, {});
const WORDS = "words say it all";
const WHOLE = Array.from({ length: LAST_CELL + 1 }, (_, cell) => cell);
const offer = figure("race-web-fig-offer", Table, {
  hasDice: true,
  view: {
    options: { auction: true },
    speeds: [6, 5, 3, 1],
    auction: { opener: 1, die: 5, bid: 3, leader: 2, bidder: 3 },
  },
});

const points = figure("race-web-fig-points", Table, {
  hasPlaces: true,
  view: { over: true, cells: [28, 26, 26, 23], tokens: [2, 4, 3, 5] },
  outcomes: [
    { place: 1, points: 6, hasWon: false },
    { place: 2, points: 7, hasWon: false },
    { place: 2, points: 6, hasWon: false },
    { place: 3, points: 7, hasWon: true },
  ],
});

export const figures: Figures = {
  "RACE-COMP-1": kit,
  "RACE-COMP-2": kit,
  "RACE-COMP-3": figure("race-web-fig-track", Stairs, { cells: [], look: WHOLE }),
  "RACE-COMP-4": figure("race-web-fig-full", Stairs, { cells: [14, 13, 13], look: [12, 13, 14, 15] }),
  "RACE-SETUP-1": figure("race-web-fig-start", Stairs, { cells: [0, 0, 0, 0], look: [0, 4] }),
  "RACE-SPEED-1": figure("race-web-fig-dice", Table, { hasDice: true, view: { speeds: [6, 4, 3, 1] } }),
  "RACE-SPEED-2": figure("race-web-fig-covered", Table, {
    hasPlaces: true,
    view: { pending: "thrust", to_move: [3], chosen: [true, true, true, false] },
  }),
  "RACE-SPEED-3": figure("race-web-fig-taken", Table, {
    hasPlaces: true,
    view: { thrusts: [5, 2, 4, 1], chosen: [true, true, true, true], taken: [6, 3, 4, 1] },
  }),
  "RACE-SPEED-4": figure("race-web-fig-behind", Stairs, {
    cells: [22, 24],
    look: [21, 22, 23, 24],
    happening: { event: "tie_broken", rule: "RACE-SPEED-4", seat: 0, other_seat: 1, by: "further_back" },
  }),
  "RACE-SPEED-5": figure("race-web-fig-roll-off", Stairs, {
    cells: [23, 23],
    look: [21, 22, 23, 24],
    happening: { event: "rolled_off", rule: "RACE-SPEED-5", seat: 0, dice: [5, 4] },
  }),
  "RACE-MOVE-1": figure("race-web-fig-order", Table, {
    hasPlaces: true,
    view: { thrusts: [2, 4, 1, 1], chosen: [true, true, true, true], taken: [5, 5, 3, 2] },
  }),
  "RACE-MOVE-2": figure("race-web-fig-walk", Stairs, { cells: [25], from: 21, look: [21, 22, 23, 24, 25] }),
  "RACE-MOVE-3": figure("race-web-fig-landing", Stairs, {
    cells: [19],
    from: 16,
    look: [15, 16, 17, 18, 19],
    happening: { event: "rested", rule: "RACE-MOVE-3", seat: 0, cell: 19 },
  }),
  "RACE-MOVE-4": figure("race-web-fig-balance", Balance, {
    rolls: [
      { thrust: 3, speed: 4, white: [5, 2] },
      { thrust: 5, speed: 4, white: [6, 1] },
    ],
  }),
  "RACE-MOVE-5": figure("race-web-fig-blocked", Stairs, {
    cells: [23, 24, 24],
    from: 21,
    look: [21, 22, 23, 24, 25],
    happening: { event: "blocked", rule: "RACE-MOVE-5", seat: 0, cell: 23 },
  }),
  "RACE-MOVE-6": figure("race-web-fig-close", Stairs, {
    cells: [23, 24, 24],
    from: 21,
    look: [21, 22, 23, 24, 25],
    happening: { event: "close_call", rule: "RACE-MOVE-6", seat: 0, cell: 23 },
  }),
  "RACE-MOVE-7": figure("race-web-fig-arrived", Stairs, {
    cells: [28],
    from: 25,
    look: [25, 26, 27, 28, 29],
    happening: { event: "arrived", rule: "RACE-MOVE-7", seat: 0, cell: 28 },
  }),
  "RACE-MOVE-8": figure("race-web-fig-overshot", Stairs, {
    cells: [29],
    from: 26,
    look: [25, 26, 27, 28, 29],
    happening: { event: "overshot", rule: "RACE-MOVE-8", seat: 0 },
  }),
  "RACE-MOVE-9": figure("race-web-fig-refilled", Stairs, {
    cells: [0, 12],
    tokens: [5, 3],
    look: [0, 4],
    happening: { event: "back_to_start", rule: "RACE-MOVE-10", seat: 0 },
  }),
  "RACE-MOVE-10": WORDS,
  "RACE-MOVE-11": figure("race-web-fig-short", Stairs, {
    cells: [27, 28, 28],
    from: 25,
    look: [25, 26, 27, 28, 29],
    happening: { event: "stopped_short", rule: "RACE-MOVE-11", seat: 0 },
  }),
  "RACE-END-1": WORDS,
  "RACE-SCORE-1": figure("race-web-fig-ranks", Stairs, {
    cells: [28, 26, 26, 23],
    tokens: [2, 4, 3, 5],
    look: [22, 23, 24, 25, 26, 27, 28, 29],
    ranks: [1, 2, 2, 3],
  }),
  "RACE-SCORE-2": points,
  "RACE-SCORE-3": points,
  "RACE-SCORE-4": WORDS,
  "RACE-AUC-1": WORDS,
  "RACE-AUC-2": figure("race-web-fig-opener", Stairs, {
    cells: [25, 23, 22],
    look: [21, 22, 23, 24, 25],
    happening: { event: "opener_found", rule: "RACE-AUC-2", seat: 0 },
  }),
  "RACE-AUC-3": offer,
  "RACE-AUC-4": offer,
  "RACE-AUC-5": WORDS,
  "RACE-AUC-6": figure("race-web-fig-won", Table, {
    hasPlaces: true,
    view: {
      options: { auction: true },
      thrusts: [null, null, 4, null],
      chosen: [false, false, true, false],
      taken: [null, null, 5, null],
      auction: { opener: 1 },
    },
  }),
  "RACE-AUC-7": figure("race-web-fig-next-opener", Stairs, {
    cells: [22, 25, 23],
    look: [21, 22, 23, 24, 25],
    happening: { event: "opener_found", rule: "RACE-AUC-7", seat: 2 },
  }),
  "RACE-AUC-8": WORDS,
  "RACE-AUC-9": figure("race-web-fig-ties", Ties, {}),
  "RACE-SEE-1": WORDS,
};
