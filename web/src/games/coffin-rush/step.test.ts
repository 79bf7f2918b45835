import { expect, test } from "vitest";
import { event, sample } from "./sample";
import { follow } from "./servants";
import { step } from "./step";

const carrying = (...backpack: string[]) => {
  const view = sample();
  return { ...view, explorers: [{ ...view.explorers[0]!, backpack, at: "4,0" }, view.explorers[1]!] };
};

test("an explorer goes, the others stay, and the view before is untouched", () => {
  const before = sample();
  const after = step(before, event("went", { seat: 1, from: "2,7", to: "2,4" }));
  expect(after.explorers.map(({ at }) => at)).toEqual(["2,7", "2,4"]);
  expect(before.explorers[1]?.at).toBe("2,7");
});

test("a find leaves its tile empty and fills the backpack", () => {
  const after = step(carrying(), event("found", { seat: 0, item: "torch" }));
  expect(after.tiles).toEqual({ "0,0": "sarcophagus" });
  expect(after.explorers[0]?.backpack).toEqual(["torch"]);
});

test("things fall, are picked up, stored and stolen, one of two alike at a time", () => {
  let view = step(carrying("green", "torch", "green"), event("fell", { seat: 0, item: "green", at: "4,0" }));
  expect(view.explorers[0]?.backpack).toEqual(["torch", "green"]);
  expect(view.piles).toEqual({ "4,0": ["green"] });
  view = step(view, event("picked_up", { seat: 1, items: ["green"], at: "4,0" }));
  expect([view.piles, view.explorers[1]?.backpack]).toEqual([{}, ["green"]]);
  view = step(view, event("stolen", { seat: 0, victim_seat: 1, item: "green" }));
  expect(view.explorers.map(({ backpack }) => backpack)).toEqual([["torch", "green", "green"], []]);
  view = step(view, event("stored", { seat: 0, item: "torch" }));
  expect([view.explorers[0]?.tent, view.explorers[0]?.backpack]).toEqual([["torch"], ["green", "green"]]);
});

test("scarabs take from the end of the backpack", () => {
  const fall = { ...event("fell", { seat: 0, item: "green", at: "4,0" }), rule: "COF-HOUSE-7" };
  expect(step(carrying("green", "torch", "green"), fall).explorers[0]?.backpack).toEqual(["green", "torch"]);
});

test("doors open and close from either side; seals leave the temple door gone", () => {
  let view = step(sample(), event("door_opened", { seat: 0, at: "2,7", beyond: "2,4" }));
  expect(view.doors).toHaveLength(1);
  view = step(view, event("door_closed", { seat: 0, at: "2,4", beyond: "2,7" }));
  expect(view.doors).toEqual([]);
  view = step({ ...view, doors: ["2,7-5,7"] }, event("bomb_went_off", { counter: 12 }));
  expect([view.counter, view.doors]).toEqual([12, ["2,7-5,7", "temple"]]);
  expect(step(view, event("doors_sealed")).doors).toEqual(["temple"]);
});

test("cards are played, come back, and are lost for good", () => {
  let view = step(sample(), event("card_played", { seat: 0, card: "rush" }));
  expect([view.explorers[0]?.discards, view.turn.card_used]).toEqual([["rush"], true]);
  view = step(view, event("terrified", { seat: 0, card: "analysis" }));
  expect([view.explorers[0]?.hand, view.explorers[0]?.lost]).toEqual([["aggression", "betrayal", "adrenaline"], ["analysis"]]);
  view = step(view, event("recovered", { seat: 0, card: "rush" }));
  expect([view.explorers[0]?.hand?.at(-1), view.explorers[0]?.discards]).toEqual(["rush", []]);
});

test("monsters appear, move and vanish, and each pawn stays itself", () => {
  let view = step(sample(), event("spectre_appeared", { at: "12,7" }));
  view = step(view, event("spectre_moved", { from: "12,7", to: "11,9" }));
  view = step(view, event("spectre_appeared", { at: "12,7" }));
  const two = follow([], view.monsters);
  view = step(view, event("woke", { seat: 0, at: "4,0" }));
  expect(view.monsters.map(({ kind }) => kind)).toEqual(["mummy", "mummy", "spectre", "spectre"]);
  view = step(view, event("mummy_moved", { mummy: 2, from: "4,0", to: "3,0" }));
  expect(view.monsters[1]?.at).toBe("3,0");
  view = step(view, event("spectre_gone", { at: "11,9" }));
  expect(follow(two, view.monsters).at(-1)?.id).toBe(two.at(-1)?.id);
});

test("the Pharaoh's trap is drawn, the power turns the counter, the feather flips", () => {
  let view = step(sample(), event("trap_drawn", { trap: "summoning", in_red: false }));
  expect([view.trap, view.traps_left]).toEqual(["summoning", ["bomb", "summoning"]]);
  view = step(view, event("power_rolled", { power: 2, die: "green", counter: 25 }));
  view = step(view, event("feather_flipped", { seat: 1, clockwise: false }));
  expect([view.counter, view.feather]).toEqual([25, "counterclockwise"]);
});

test("only the analyst learns what was seen; unknown events change nothing", () => {
  const seen = [{ item: "violet-mummy", at: "0,0" }];
  expect(step(sample(), event("analysed", { seat: 0, quadrant: "jars", count: 1, seen })).tiles["0,0"]).toBe("violet-mummy");
  expect(step(sample(), event("analysed", { seat: 0, quadrant: "jars", count: 1 })).tiles["0,0"]).toBe("sarcophagus");
  const view = sample();
  expect(step(view, event("waits"))).toBe(view);
});
