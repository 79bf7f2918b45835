import { expect, test } from "vitest";
import { CARD_NAMES } from "./cards";
import { happened, sampleView } from "./sample";
import { follow } from "./servants";
import { stepped } from "../../table/events";
import { step } from "./step";
import type { DigEvent, DigView } from "./wire";

const after = (view: DigView, event: DigEvent): DigView => stepped(step, view, event);

const carrying = (...backpack: string[]) => {
  const view = sampleView();
  return { ...view, explorers: [{ ...view.explorers[0]!, backpack, at: "4,0" }, view.explorers[1]!] };
};

test("an explorer moves, the others stay, and the previous view is not changed", () => {
  const before = sampleView();
  const next = after(before, happened("went", { seat: 1, from: "2,7", to: "2,4" }));
  expect(next.explorers.map(({ at }) => at)).toEqual(["2,7", "2,4"]);
  expect(before.explorers[1]?.at).toBe("2,7");
});

test("a find leaves its tile empty and fills the backpack", () => {
  const next = after(carrying(), happened("found", { seat: 0, item: "torch" }));
  expect(next.tiles).toEqual({ "0,0": "sarcophagus" });
  expect(next.explorers[0]?.backpack).toEqual(["torch"]);
});

test("items fall, are picked up, stored and stolen; of two equal ones, one at a time", () => {
  let view = after(
    carrying("green", "torch", "green"),
    happened("fell", { seat: 0, item: "green", at: "4,0", slot: 2 }),
  );
  expect(view.explorers[0]?.backpack).toEqual(["torch", "green"]);
  expect(view.piles).toEqual({ "4,0": ["green"] });
  view = after(view, happened("picked_up", { seat: 1, items: ["green"], at: "4,0" }));
  expect([view.piles, view.explorers[1]?.backpack]).toEqual([{}, ["green"]]);
  view = after(view, happened("stolen", { seat: 0, victim_seat: 1, item: "green" }));
  expect(view.explorers.map(({ backpack }) => backpack)).toEqual([["torch", "green", "green"], []]);
  view = after(view, happened("stored", { seat: 0, item: "torch" }));
  expect([view.explorers[0]?.tent, view.explorers[0]?.backpack]).toEqual([["torch"], ["green", "green"]]);
});

test("of two equal items the one in the given slot falls, whatever the rule", () => {
  const fell = (slot: number) => happened("fell", { seat: 0, item: "torch", at: "4,0", slot });
  const backpackAfter = (slot: number) => after(carrying("torch", "green", "torch"), fell(slot)).explorers[0]?.backpack;
  expect([backpackAfter(2), backpackAfter(4)]).toEqual([
    ["green", "torch"],
    ["torch", "green"],
  ]);
});

test("of several items that fall, each leaves the slot to which it has moved", () => {
  const things = ["green", "torch"].map((item) =>
    happened("fell", { seat: 0, item, at: "4,0", slot: 3 }, "COF-ITEM-8"),
  );
  const left = things.reduce(after, carrying("torch", "green", "torch"));
  expect([left.explorers[0]?.backpack, left.piles]).toEqual([["torch"], { "4,0": ["green", "torch"] }]);
});

test("doors open and close from either side; seals leave the temple door gone", () => {
  let view = after(sampleView(), happened("door_opened", { seat: 0, at: "2,7", beyond: "2,4" }));
  expect(view.doors).toHaveLength(1);
  view = after(view, happened("door_closed", { seat: 0, at: "2,4", beyond: "2,7" }));
  expect(view.doors).toEqual([]);
  view = after({ ...view, doors: ["2,7-5,7"] }, happened("bomb_went_off", { counter: 12 }));
  expect([view.counter, view.doors]).toEqual([12, ["2,7-5,7", "temple"]]);
  expect(after(view, happened("doors_sealed", {})).doors).toEqual(["temple"]);
});

test("cards are played, come back, and are lost for good", () => {
  let view = after(sampleView(), happened("card_played", { seat: 0, card: "rush", in_red: false }));
  expect([view.explorers[0]?.discards, view.turn.card_used]).toEqual([["rush"], true]);
  view = after(view, happened("terrified", { seat: 0, card: "analysis" }));
  const left = CARD_NAMES.filter((card) => card !== "rush" && card !== "analysis");
  expect([view.explorers[0]?.hand, view.explorers[0]?.lost]).toEqual([left, ["analysis"]]);
  view = after(view, happened("recovered", { seat: 0, card: "rush" }));
  expect([view.explorers[0]?.hand?.at(-1), view.explorers[0]?.discards]).toEqual(["rush", []]);
});

test("monsters appear, move and vanish, and each pawn keeps its identity", () => {
  let view = after(sampleView(), happened("spectre_appeared", { at: "12,7" }));
  view = after(view, happened("spectre_moved", { from: "12,7", to: "11,9" }));
  view = after(view, happened("spectre_appeared", { at: "12,7" }));
  const two = follow([], view.monsters);
  view = after(view, happened("woke", { seat: 0, at: "4,0" }));
  expect(view.monsters.map(({ kind }) => kind)).toEqual(["mummy", "mummy", "spectre", "spectre"]);
  view = after(view, happened("mummy_moved", { mummy: 2, from: "4,0", to: "3,0" }));
  expect(view.monsters[1]?.at).toBe("3,0");
  view = after(view, happened("spectre_gone", { at: "11,9" }));
  expect(follow(two, view.monsters).at(-1)?.id).toBe(two.at(-1)?.id);
});

test("the Pharaoh's trap is drawn, the power turns the counter, the feather flips", () => {
  let view = after(sampleView(), happened("trap_drawn", { trap: "summoning", in_red: false }));
  expect([view.trap, view.traps_left]).toEqual(["summoning", ["bomb", "summoning"]]);
  view = after(view, happened("power_rolled", { power: 2, die: "green", counter: 25 }));
  view = after(view, happened("feather_flipped", { seat: 1, clockwise: false }));
  expect([view.counter, view.feather]).toEqual([25, "counterclockwise"]);
});

test("only the analyst learns what was seen; a servant that waits changes nothing", () => {
  const seen = [{ item: "violet-mummy", at: "0,0" }];
  expect(after(sampleView(), happened("analysed", { seat: 0, quadrant: "jars", count: 1, seen })).tiles["0,0"]).toBe(
    "violet-mummy",
  );
  expect(after(sampleView(), happened("analysed", { seat: 0, quadrant: "jars", count: 1 })).tiles["0,0"]).toBe(
    "sarcophagus",
  );
  const view = sampleView();
  expect(after(view, happened("waits", { servant: "mummy", at: "12,7" }))).toBe(view);
});
