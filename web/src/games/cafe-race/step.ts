/** How each kind of event changes the view of a race. Values are copied from the event; no rule is computed. */

import { same, type Steps } from "../../table/events";
import type { AuctionWon, KeptBalance, RaceEvent, RaceView, Refilled, Spilled, TookDie } from "./wire";

const without = (seats: readonly number[], seat: number): number[] => seats.filter((other) => other !== seat);

function withoutOne(dice: readonly number[], face: number): number[] {
  const at = dice.indexOf(face);
  return at < 0 ? [...dice] : dice.toSpliced(at, 1);
}

function put<Value>(list: readonly Value[], seat: number, value: Value): Value[] {
  return list.map((old, at) => (at === seat ? value : old));
}

const pourCoffee = (view: RaceView, { seat, tokens }: Refilled | KeptBalance | Spilled): RaceView => ({
  ...view,
  tokens: put(view.tokens, seat, tokens),
});

const takeDie = (view: RaceView, { seat, thrust, speed }: TookDie | AuctionWon): RaceView => ({
  ...view,
  chosen: put(view.chosen, seat, true),
  thrusts: put(view.thrusts, seat, thrust),
  taken: put(view.taken, seat, speed),
});

export const step: Steps<RaceView, RaceEvent> = {
  refilled: pourCoffee,
  kept_balance: pourCoffee,
  spilled: pourCoffee,

  back_to_start: (view, { seat }) => ({ ...view, cells: put(view.cells, seat, 0) }),
  moved: (view, { seat, to }) => ({ ...view, cells: put(view.cells, seat, to) }),

  speeds_rolled: (view, { round, dice }) => ({
    ...view,
    round,
    speeds: [...dice],
    chosen: view.chosen.map(() => false),
    thrusts: view.thrusts.map(() => null),
    taken: view.taken.map(() => null),
    pending: view.options.auction ? "open" : "thrust",
    to_move: view.options.auction ? [] : view.cells.map((_, seat) => seat),
    auction: null,
  }),

  chose: (view, { seat, thrust }) => ({
    ...view,
    chosen: put(view.chosen, seat, true),
    thrusts: thrust === undefined ? view.thrusts : put(view.thrusts, seat, thrust),
    to_move: without(view.to_move, seat),
  }),
  revealed: (view, { thrusts }) => ({
    ...view,
    chosen: view.chosen.map(() => true),
    thrusts: [...thrusts],
    to_move: [],
  }),
  took_die: takeDie,

  opener_found: (view, { seat }) => ({ ...view, pending: "open", to_move: [seat], auction: { opener: seat } }),
  opened: (view, { seat, die, bid }) => ({
    ...view,
    pending: "bid",
    to_move: [],
    auction: { opener: seat, die, bid, leader: seat, bidder: null },
  }),
  bid: (view, { seat, bid }) => ({
    ...view,
    to_move: [],
    auction: view.auction && { ...view.auction, bid, leader: seat, bidder: null },
  }),
  passed: (view) => ({ ...view, to_move: [], auction: view.auction && { ...view.auction, bidder: null } }),
  auction_won: (view, event) => ({
    ...takeDie(view, event),
    speeds: withoutOne(view.speeds, event.speed),
    to_move: [],
    auction: null,
  }),

  game_ended: (view) => ({ ...view, over: true, pending: "over", to_move: [], auction: null }),

  tie_broken: same,
  rolled_off: same,
  order_fixed: same,
  blocked: same,
  stopped_short: same,
  overshot: same,
  close_call: same,
  arrived: same,
  rested: same,
  reached_finish: same,
  placed: same,
  scored: same,
  won: same,
};
