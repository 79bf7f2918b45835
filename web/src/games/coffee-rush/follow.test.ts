import { expect, it } from "vitest";
import { followMeeples, followSlips, type Slip } from "./follow";

const keysByTab = (slips: readonly Slip[]): string[] =>
  slips.map((slip) => `${slip.card}@${slip.tab}=${slip.key}`).toSorted();
const keyAt = (slips: readonly Slip[], tab: number): number | undefined => slips.find((slip) => slip.tab === tab)?.key;

it("keeps every slip's key while time flows", () => {
  const before = followSlips([], [["tea"], ["tea"], [], ["mocha"]]);
  const now = followSlips(before, [[], ["tea"], ["tea"], []]);
  expect([keyAt(now, 2), keyAt(now, 3)]).toEqual([keyAt(before, 1), keyAt(before, 2)]);
});

it("knows which of equal slips was served, and which fell off", () => {
  const before = followSlips([], [["tea"], [], [], ["tea"]]);
  expect(keyAt(followSlips(before, [["tea"], [], [], []]), 1)).toBe(keyAt(before, 1));
  expect(keyAt(followSlips(before, [[], [], [], ["tea"]]), 4)).toBe(keyAt(before, 4));
  expect(keyAt(followSlips(before, [[], ["tea"], [], []]), 2)).toBe(keyAt(before, 1));
});

it("gives a new slip a new key", () => {
  const before = followSlips([], [[], ["tea"], [], []]);
  const now = followSlips(before, [["tea"], ["tea"], [], []]);
  expect(keyAt(now, 2)).toBe(keyAt(before, 2));
  expect(new Set(keysByTab(now)).size).toBe(2);
  expect(keyAt(now, 1)).not.toBe(keyAt(before, 2));
});

it("does not let two meeples of a colour change places", () => {
  const before = followMeeples([], [["a1", "b1"]]);
  const now = followMeeples(before, [["b1", "c1"]]);
  expect(now.find((walker) => walker.cell === "b1")?.key).toBe(before.find((walker) => walker.cell === "b1")?.key);
  expect(new Set(now.map((walker) => walker.key)).size).toBe(2);
});
