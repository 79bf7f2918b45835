import { expect, it } from "vitest";
import { stepped } from "../../table/events";
import type { RushEvent, RushView } from "./wire";
import { happened, sampleView } from "./sample";
import { step } from "./step";

const after = (view: RushView, ...events: RushEvent[]): RushView =>
  events.reduce((shown, event) => stepped(step, shown, event), view);

it("walks, takes, and pays for a step with a Rush token", () => {
  const view = after(
    sampleView(),
    happened("rush_used", { seat: 0, rush: 0 }),
    happened("stepped", { seat: 0, from: "d3", to: "d2", step: 4 }),
    happened("took", { seat: 0, ingredient: "water", count: 2 }),
  );
  expect(view.meeples).toEqual([["d2"], ["b3"], ["c3"]]);
  expect(view.turn).toMatchObject({ steps: 4, held: { coffee: 1, milk: 1, water: 2 } });
  expect(view.supply.water).toBe(9);
  expect([view.rush, view.rush_supply]).toEqual([[0, 0, 0], 15]);
});

it("moves the one of two meeples that stood there", () => {
  const two = sampleView({
    players: 2,
    meeples: [
      ["a1", "d3"],
      ["b2", "c2"],
    ],
  });
  const view = after(two, happened("stepped", { seat: 0, from: "d3", to: "d4", step: 1 }));
  expect(view.meeples[0]).toEqual(["a1", "d4"]);
  expect(view.turn.meeple).toBe("d4");
});

it("pours from the hand into a cup, and puts back what is left", () => {
  const poured = after(sampleView(), happened("poured", { seat: 0, ingredient: "milk", cup: 2 }));
  expect(poured.cups[0]).toEqual([{ coffee: 1, water: 1 }, { milk: 1 }, {}]);
  expect(poured.turn.held).toEqual({ coffee: 1 });
  const back = after(poured, happened("put_back", { seat: 0, count: 1, ingredients: ["coffee"] }));
  expect([back.turn.held, back.supply.coffee]).toEqual([{}, 15]);
});

it("empties a cup into the supply", () => {
  const view = after(
    sampleView(),
    happened("emptied", { seat: 0, cup: 1, count: 2, ingredients: ["coffee", "water"] }),
  );
  expect([view.cups[0]?.[0], view.supply.coffee, view.supply.water]).toEqual([{}, 15, 12]);
});

it("hands over the very card and cup that were ready", () => {
  const twice = sampleView({
    tabs: [
      [[], ["ristretto"], ["ristretto"], []],
      [[], [], [], []],
      [[], [], [], []],
    ],
  });
  const ready = after(
    twice,
    happened("order_ready", { seat: 0, card: "ristretto", drink: "Ristretto", tab: 3, cup: 1 }),
  );
  expect(ready.tabs).toEqual(twice.tabs);
  const view = after(
    ready,
    happened("served", { seat: 0, card: "ristretto", drink: "Ristretto", completed: 4 }),
    happened("tipped", { seat: 0, count: 1 }),
  );
  expect(view.tabs[0]).toEqual([[], ["ristretto"], [], []]);
  expect(view.cups[0]?.[0]).toEqual({});
  expect(view.completed[0]?.at(-1)).toBe("ristretto");
  expect([view.turn.served, view.rush[0], view.rush_supply]).toEqual([1, 2, 13]);
  expect(view).not.toHaveProperty("ready");
});

it("lets time flow, and the last orders off the edge", () => {
  const flowed = after(sampleView(), happened("flowed", { seat: 0, left: 2 }));
  expect(flowed.tabs[0]).toEqual([[], ["mochaccino"], ["ristretto"], []]);
  const late = { seat: 0, count: 1, penalties: 1, rush: 1, cards: ["iced-tea"], drinks: ["Iced Tea"] };
  const view = after(flowed, happened("penalised", late));
  expect([view.penalties[0], view.rush[0], view.rush_supply]).toEqual([["iced-tea"], 2, 13]);
});

it("brings new orders from the deck", () => {
  const view = after(
    sampleView(),
    happened("orders_drawn", { seat: 1, tab: 1, count: 2, cards: ["tea", "mocha"], drinks: ["Tea", "Mocha"] }),
  );
  expect([view.tabs[1]?.[0], view.deck]).toEqual([["tea", "mocha"], 58]);
});

it("turns a tile for the three oldest cards", () => {
  const view = after(
    sampleView({ completed: [["flat-white", "tea", "iced-milk", "mocha"], [], []] }),
    happened("upgraded", { seat: 0, upgrade: "diagonal" }),
    happened("discarded", { seat: 0, count: 3, cards: ["flat-white", "tea", "iced-milk"], drinks: [] }),
  );
  expect([view.upgrades[0], view.completed[0], view.discarded.length]).toEqual([["diagonal"], ["mocha"], 3]);
});

it("stocks first cups from the hand of two players, from the supply of more", () => {
  const facts = { seat: 0, ingredient: "milk", cup: 3 } as const;
  const two = after(sampleView(), happened("stocked", facts, "CR-TWO-2"));
  expect([two.turn.held, two.supply.milk]).toEqual([{ coffee: 1 }, 11]);
  const more = after(sampleView(), happened("stocked", facts, "CR-SETUP-5"));
  expect([more.turn.held, more.supply.milk]).toEqual([{ coffee: 1, milk: 1 }, 10]);
});

it("begins a turn with empty hands, and ends the game", () => {
  const next = after(sampleView(), happened("turn_began", { seat: 1, turn: 5 }));
  expect(next.turn).toMatchObject({ seat: 1, steps: 0, held: {}, number: 5 });
  expect(after(next, happened("closed", { seat: 1, because: "deck" })).closed).toBe(true);
  expect(after(next, happened("game_ended", { turns: 5 }))).toMatchObject({ over: true, to_move: [], pending: "over" });
});

it("leaves the view it was given as it was", () => {
  const view = sampleView();
  after(view, happened("poured", { seat: 0, ingredient: "milk", cup: 2 }), happened("flowed", { seat: 0, left: 2 }));
  expect(view).toEqual(sampleView());
});
