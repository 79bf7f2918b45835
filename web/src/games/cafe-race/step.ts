/** How the picture of a race changes with one event. It copies what the event tells; it never works anything out. */

import type { GameEvent } from "../../table/contract";
import type { RaceView } from "../../wire/types";

type Change = (view: RaceView, event: GameEvent) => RaceView;

const seatOf = (event: GameEvent): number => event["seat"] as number;
const numberOf = (event: GameEvent, fact: string): number => event[fact] as number;

const without = (seats: readonly number[], seat: number): number[] => seats.filter((other) => other !== seat);

function withoutOne(dice: readonly number[], face: number): number[] {
  const at = dice.indexOf(face);
  return at < 0 ? [...dice] : dice.toSpliced(at, 1);
}

function put<Value>(list: readonly Value[], seat: number, value: Value): Value[] {
  return list.map((old, at) => (at === seat ? value : old));
}

const pourCoffee: Change = (view, event) => ({
  ...view,
  tokens: put(view.tokens, seatOf(event), numberOf(event, "tokens")),
});

const takeDie: Change = (view, event) => ({
  ...view,
  chosen: put(view.chosen, seatOf(event), true),
  thrusts: put(view.thrusts, seatOf(event), numberOf(event, "thrust")),
  taken: put(view.taken, seatOf(event), numberOf(event, "speed")),
});

const CHANGES: Readonly<Record<string, Change>> = {
  refilled: pourCoffee,
  kept_balance: pourCoffee,
  spilled: pourCoffee,

  back_to_start: (view, event) => ({ ...view, cells: put(view.cells, seatOf(event), 0) }),
  moved: (view, event) => ({ ...view, cells: put(view.cells, seatOf(event), numberOf(event, "to")) }),

  speeds_rolled: (view, event) => ({
    ...view,
    round: numberOf(event, "round"),
    speeds: [...(event["dice"] as number[])],
    chosen: view.chosen.map(() => false),
    thrusts: view.thrusts.map(() => null),
    taken: view.taken.map(() => null),
    pending: view.options.auction ? "open" : "thrust",
    to_move: view.options.auction ? [] : view.cells.map((_, seat) => seat),
    auction: null,
  }),

  chose: (view, event) => ({
    ...view,
    chosen: put(view.chosen, seatOf(event), true),
    thrusts: typeof event["thrust"] === "number" ? put(view.thrusts, seatOf(event), event["thrust"]) : view.thrusts,
    to_move: without(view.to_move, seatOf(event)),
  }),
  revealed: (view, event) => ({
    ...view,
    chosen: view.chosen.map(() => true),
    thrusts: [...(event["thrusts"] as number[])],
    to_move: [],
  }),
  took_die: takeDie,

  opener_found: (view, event) => ({
    ...view,
    pending: "open",
    to_move: [seatOf(event)],
    auction: { opener: seatOf(event) },
  }),
  opened: (view, event) => ({
    ...view,
    pending: "bid",
    to_move: [],
    auction: {
      opener: seatOf(event),
      die: numberOf(event, "die"),
      bid: numberOf(event, "bid"),
      leader: seatOf(event),
      bidder: null,
    },
  }),
  bid: (view, event) => ({
    ...view,
    to_move: [],
    auction: view.auction && { ...view.auction, bid: numberOf(event, "bid"), leader: seatOf(event), bidder: null },
  }),
  passed: (view) => ({ ...view, to_move: [], auction: view.auction && { ...view.auction, bidder: null } }),
  auction_won: (view, event) => ({
    ...takeDie(view, event),
    speeds: withoutOne(view.speeds, numberOf(event, "speed")),
    to_move: [],
    auction: null,
  }),

  game_ended: (view) => ({ ...view, over: true, pending: "over", to_move: [], auction: null }),
};

export function step(view: RaceView, event: GameEvent): RaceView {
  return CHANGES[event.event]?.(view, event) ?? view;
}
