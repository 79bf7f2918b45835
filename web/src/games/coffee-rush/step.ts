/** How the picture of the café changes with one event: what the event tells, and nothing judged. */

import type { GameEvent } from "../../table/contract";
import type { RushView, Stock, Turn } from "../../wire/types";
import { change } from "./stock";

/** A drink that is being handed over: its slip is stamped before it goes. */
export interface Ready {
  seat: number;
  card: string;
  tab: number;
  cup: number;
}

/** A view between two true ones. */
export type Shown = RushView & { ready?: Ready };

const NOTHING: Stock = {};

const word = (event: GameEvent, fact: string): string => String(event[fact]);
const number = (event: GameEvent, fact: string): number => Number(event[fact]);
const words = (event: GameEvent, fact: string): string[] => event[fact] as string[];

function at<T>(list: readonly T[], place: number, next: (old: T) => T): T[] {
  return list.map((old, here) => (here === place ? next(old) : old));
}

const withTurn = (view: Shown, turn: Partial<Turn>): Shown => ({ ...view, turn: { ...view.turn, ...turn } });

function withCup(view: Shown, seat: number, cup: number, next: (old: Stock) => Stock): Shown {
  return { ...view, cups: at(view.cups, seat, (cups) => at(cups, cup - 1, next)) };
}

function withRush(view: Shown, seat: number, gained: number): Shown {
  return { ...view, rush: at(view.rush, seat, (rush) => rush + gained), rush_supply: view.rush_supply - gained };
}

const held = (view: Shown): Stock => view.turn.held ?? NOTHING;

type Step = (view: Shown, event: GameEvent, seat: number) => Shown;

const begin: Step = (view, event, seat) => ({
  ...withTurn(view, { seat, phase: "upgrade", steps: 0, held: {}, served: 0, upgraded: 0, meeple: null }),
  to_move: [seat],
  pending: "move",
});

const draw: Step = (view, event, seat) => ({
  ...view,
  deck: view.deck - number(event, "count"),
  tabs: at(view.tabs, seat, (tabs) => at(tabs, number(event, "tab") - 1, (cards) => [...cards, ...words(event, "cards")])),
});

const STEPS: Readonly<Record<string, Step>> = {
  placed: (view, event, seat) => ({
    ...view,
    meeples: at(view.meeples, seat, (cells) => [...cells, word(event, "cell")]),
  }),
  stocked: (view, event, seat) => {
    const token = [word(event, "ingredient")];
    const filled = withCup(view, seat, number(event, "cup"), (cup) => change(cup, token));
    // Two players hold their first ingredients and choose; more of them take theirs straight from the supply.
    return event.rule === "CR-TWO-2"
      ? withTurn(filled, { held: change(held(view), token, -1) })
      : { ...filled, supply: change(view.supply, token, -1) };
  },
  turn_began: (view, event, seat) => withTurn(begin(view, event, seat), { number: number(event, "turn") }),
  last_turn: begin,
  upgraded: (view, event, seat) => ({
    ...withTurn(view, { upgraded: (view.turn.upgraded ?? 0) + 1 }),
    upgrades: at(view.upgrades, seat, (tiles) => [...tiles, word(event, "upgrade")]),
  }),
  discarded: (view, event, seat) => ({
    ...view,
    completed: at(view.completed, seat, (cards) => cards.slice(number(event, "count"))),
    discarded: [...view.discarded, ...words(event, "cards")],
  }),
  picked: (view, event) => withTurn(view, { meeple: word(event, "cell"), phase: "move" }),
  rush_used: (view, _event, seat) => withRush(view, seat, -1),
  stepped: (view, event, seat) => {
    const moved = { ...view, meeples: at(view.meeples, seat, (cells) => walk(cells, event)) };
    const turn = { phase: "move", steps: number(event, "step") };
    return withTurn(moved, view.players === 2 ? { ...turn, meeple: word(event, "to") } : turn);
  },
  took: (view, event) => {
    const gained = Array<string>(number(event, "count")).fill(word(event, "ingredient"));
    const taken = withTurn(view, { held: change(held(view), gained) });
    return { ...taken, supply: change(view.supply, gained, -1) };
  },
  stopped: (view) => ({ ...withTurn(view, { phase: "pour" }), pending: "pour" }),
  poured: (view, event, seat) => {
    const token = [word(event, "ingredient")];
    const filled = withCup(view, seat, number(event, "cup"), (cup) => change(cup, token));
    return withTurn(filled, { held: change(held(view), token, -1) });
  },
  emptied: (view, event, seat) => ({
    ...withCup(view, seat, number(event, "cup"), () => NOTHING),
    supply: change(view.supply, words(event, "ingredients")),
  }),
  put_back: (view, event) => ({
    ...withTurn(view, { held: {} }),
    supply: change(view.supply, words(event, "ingredients")),
  }),
  order_ready: (view, event, seat) => ({
    ...withTurn(view, { phase: "serve" }),
    ready: { seat, card: word(event, "card"), tab: number(event, "tab"), cup: number(event, "cup") },
  }),
  served: (view, event, seat) => {
    const { ready, ...rest } = view;
    const completed = at(view.completed, seat, (cards) => [...cards, word(event, "card")]);
    const done = { ...withTurn(rest, { served: (view.turn.served ?? 0) + 1 }), completed };
    return ready === undefined ? done : handOver(done, ready);
  },
  tipped: (view, event, seat) => withRush(view, seat, number(event, "count")),
  orders_drawn: draw,
  own_order: draw,
  closed: (view) => ({ ...view, closed: true }),
  flowed: (view, _event, seat) => ({
    ...view,
    tabs: at(view.tabs, seat, (tabs) => [[], ...tabs.slice(0, -1)]),
  }),
  penalised: (view, event, seat) => ({
    ...withRush(view, seat, number(event, "rush")),
    penalties: at(view.penalties, seat, (cards) => [...cards, ...words(event, "cards")]),
  }),
  game_ended: (view) => ({
    ...withTurn(view, { seat: null, phase: "over", steps: 0, served: 0, upgraded: 0, meeple: null }),
    over: true,
    to_move: [],
    pending: "over",
  }),
};

function walk(cells: readonly string[], event: GameEvent): string[] {
  const walker = cells.indexOf(word(event, "from"));
  return at(cells, walker, () => word(event, "to"));
}

function handOver(view: Shown, { seat, card, tab, cup }: Ready): Shown {
  const drunk = Object.entries(view.cups[seat]?.[cup - 1] ?? NOTHING).flatMap(([kind, count]) =>
    Array<string>(count).fill(kind),
  );
  const without = (cards: string[]): string[] => cards.toSpliced(cards.indexOf(card), 1);
  return {
    ...withCup(view, seat, cup, () => NOTHING),
    supply: change(view.supply, drunk),
    tabs: at(view.tabs, seat, (tabs) => at(tabs, tab - 1, without)),
  };
}

/** Events of the set-up that come before the first view, and those that only explain, change nothing. */
export function step(view: RushView, event: GameEvent): RushView {
  const next = STEPS[event.event];
  return next === undefined ? view : next(view, event, number(event, "seat"));
}
