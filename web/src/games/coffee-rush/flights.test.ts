import { expect, it } from "vitest";
import { flights } from "./flights";
import { happened, sampleView } from "./sample";

it("brings what was taken from the walker's cell into the hand", () => {
  const took = happened("took", { seat: 0, ingredient: "coffee", count: 2 });
  expect(flights(took, sampleView())).toEqual(Array(2).fill({ figure: "coffee", from: "cell-d3", to: "held-0" }));
});

it("returns what is tipped out to its own stations", () => {
  const emptied = happened("emptied", { seat: 1, cup: 2, count: 2, ingredients: ["tea", "water"] });
  expect(flights(emptied, sampleView()).map(({ from, to }) => [from, to])).toEqual([
    ["cup-1-2", "cell-a3"],
    ["cup-1-2", "cell-d2"],
  ]);
});

it("lets late orders fall and Rush tokens come", () => {
  const late = happened("penalised", { seat: 2, count: 1, penalties: 3, rush: 1, cards: ["tea"], drinks: ["Tea"] });
  expect(flights(late, sampleView()).map(({ figure, to }) => [figure, to])).toEqual([
    ["slip", "late-2"],
    ["rush", "rush-2"],
  ]);
});
