/** How each kind of event changes the view of the café. Values are copied from the event; no rule is computed. */

import { same, type Steps } from "../../table/events";
import { change, tokens, type Ingredient } from "./stock";
import type { LastTurn, OrdersDrawn, OwnOrder, RushEvent, RushView, Stock, Turn, TurnBegan } from "./wire";

/** A drink that is being served: its slip is stamped before it is removed. */
export interface Ready {
  seat: number;
  card: string;
  tab: number;
  cup: number;
}

/** A view while events are shown. */
export type ShownView = RushView & { ready?: Ready };

const NOTHING: Stock = {};

function at<T>(list: readonly T[], place: number, next: (old: T) => T): T[] {
  return list.map((old, here) => (here === place ? next(old) : old));
}

const withTurn = (view: ShownView, turn: Partial<Turn>): ShownView => ({ ...view, turn: { ...view.turn, ...turn } });

function withCup(view: ShownView, seat: number, cup: number, next: (old: Stock) => Stock): ShownView {
  return { ...view, cups: at(view.cups, seat, (cups) => at(cups, cup - 1, next)) };
}

function withRush(view: ShownView, seat: number, gained: number): ShownView {
  return { ...view, rush: at(view.rush, seat, (rush) => rush + gained), rush_supply: view.rush_supply - gained };
}

const held = (view: ShownView): Stock => view.turn.held ?? NOTHING;

const begin = (view: ShownView, { seat }: TurnBegan | LastTurn): ShownView => ({
  ...withTurn(view, { seat, phase: "upgrade", steps: 0, held: {}, served: 0, upgraded: 0, meeple: null }),
  to_move: [seat],
  pending: "move",
});

const draw = (view: ShownView, { seat, count, tab, cards }: OrdersDrawn | OwnOrder): ShownView => ({
  ...view,
  deck: view.deck - count,
  tabs: at(view.tabs, seat, (tabs) => at(tabs, tab - 1, (lying) => [...lying, ...cards])),
});

/** Events of the set-up come before the first view, and some events only explain: they change nothing. */
export const step: Steps<ShownView, RushEvent> = {
  starter_chosen: same,
  opened: same,
  shuffled: same,
  dealt: same,
  placed: (view, { seat, cell }) => ({ ...view, meeples: at(view.meeples, seat, (cells) => [...cells, cell]) }),
  stocked: (view, { seat, ingredient, cup, rule }) => {
    const filled = withCup(view, seat, cup, (stock) => change(stock, [ingredient]));
    // with two players they are held and poured by choice; with more they come from the supply
    return rule === "CR-TWO-2"
      ? withTurn(filled, { held: change(held(view), [ingredient], -1) })
      : { ...filled, supply: change(view.supply, [ingredient], -1) };
  },
  turn_began: (view, event) => withTurn(begin(view, event), { number: event.turn }),
  last_turn: begin,
  upgraded: (view, { seat, upgrade }) => ({
    ...withTurn(view, { upgraded: (view.turn.upgraded ?? 0) + 1 }),
    upgrades: at(view.upgrades, seat, (tiles) => [...tiles, upgrade]),
  }),
  discarded: (view, { seat, count, cards }) => ({
    ...view,
    completed: at(view.completed, seat, (done) => done.slice(count)),
    discarded: [...view.discarded, ...cards],
  }),
  picked: (view, { cell }) => withTurn(view, { meeple: cell, phase: "move" }),
  rush_used: (view, { seat }) => withRush(view, seat, -1),
  stepped: (view, { seat, from, to, step: steps }) => {
    const moved = { ...view, meeples: at(view.meeples, seat, (cells) => at(cells, cells.indexOf(from), () => to)) };
    return withTurn(moved, view.players === 2 ? { phase: "move", steps, meeple: to } : { phase: "move", steps });
  },
  doubled: same,
  multiplied: same,
  took: (view, { ingredient, count }) => {
    const gained = Array<Ingredient>(count).fill(ingredient);
    const taken = withTurn(view, { held: change(held(view), gained) });
    return { ...taken, supply: change(view.supply, gained, -1) };
  },
  ran_short: same,
  stopped: (view) => ({ ...withTurn(view, { phase: "pour" }), pending: "pour" }),
  poured: (view, { seat, ingredient, cup }) => {
    const filled = withCup(view, seat, cup, (stock) => change(stock, [ingredient]));
    return withTurn(filled, { held: change(held(view), [ingredient], -1) });
  },
  emptied: (view, { seat, cup, ingredients }) => ({
    ...withCup(view, seat, cup, () => NOTHING),
    supply: change(view.supply, ingredients),
  }),
  put_back: (view, { ingredients }) => ({
    ...withTurn(view, { held: {} }),
    supply: change(view.supply, ingredients),
  }),
  order_ready: (view, { seat, card, tab, cup }) => ({
    ...withTurn(view, { phase: "serve" }),
    ready: { seat, card, tab, cup },
  }),
  served: (view, { seat, card }) => {
    const { ready, ...rest } = view;
    const completed = at(view.completed, seat, (cards) => [...cards, card]);
    const done = { ...withTurn(rest, { served: (view.turn.served ?? 0) + 1 }), completed };
    return ready === undefined ? done : handOver(done, ready);
  },
  tipped: (view, { seat, count }) => withRush(view, seat, count),
  orders_drawn: draw,
  own_order: draw,
  nothing_to_draw: same,
  closed: (view) => ({ ...view, closed: true }),
  flowed: (view, { seat }) => ({ ...view, tabs: at(view.tabs, seat, (tabs) => [[], ...tabs.slice(0, -1)]) }),
  penalised: (view, { seat, rush, cards }) => ({
    ...withRush(view, seat, rush),
    penalties: at(view.penalties, seat, (late) => [...late, ...cards]),
  }),
  game_ended: (view) => ({
    ...withTurn(view, { seat: null, phase: "over", steps: 0, served: 0, upgraded: 0, meeple: null }),
    over: true,
    to_move: [],
    pending: "over",
  }),
  scored: same,
  won: same,
};

function handOver(view: ShownView, { seat, card, tab, cup }: Ready): ShownView {
  const without = (cards: string[]): string[] => cards.toSpliced(cards.indexOf(card), 1);
  return {
    ...withCup(view, seat, cup, () => NOTHING),
    supply: change(view.supply, tokens(view.cups[seat]?.[cup - 1] ?? NOTHING)),
    tabs: at(view.tabs, seat, (tabs) => at(tabs, tab - 1, without)),
  };
}
