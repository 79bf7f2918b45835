import { describe, expect, it } from "vitest";
import { stepped } from "../../table/events";
import type { RaceEvent, RaceView } from "./wire";
import { happened, sampleView } from "./sample";
import { step } from "./step";

const view = sampleView();
const auctioned: RaceView = {
  ...view,
  pending: "open",
  to_move: [2],
  options: { auction: true },
  auction: { opener: 2 },
};
const after = (view: RaceView, event: RaceEvent): RaceView => stepped(step, view, event);

describe("step", () => {
  it("moves only the clerk that moved, and leaves the view before alone", () => {
    expect(after(view, happened("moved", { seat: 1, from: 0, to: 6, speed: 6 })).cells).toEqual([4, 6, 11]);
    expect(view.cells).toEqual([4, 0, 11]);
  });

  it("puts a cup down without telling what is under it", () => {
    const next = after(view, happened("chose", { seat: 1 }));
    expect(next.chosen).toEqual([false, true, false]);
    expect(next.thrusts).toEqual([null, null, null]);
    expect(next.to_move).toEqual([0, 2]);
  });

  it("knows one's own thrust, and all of them once they are revealed", () => {
    expect(after(view, happened("chose", { seat: 0, thrust: 4 })).thrusts).toEqual([4, null, null]);
    expect(after(view, happened("revealed", { thrusts: [4, 1, 6] })).thrusts).toEqual([4, 1, 6]);
  });

  it("empties a cup to what the event tells, and fills it again at the start", () => {
    const spilled = after(view, happened("spilled", { seat: 1, tokens: 0, dice: [1, 2], needed: 8 }));
    expect(spilled.tokens).toEqual([5, 0, 3]);
    expect(after(spilled, happened("refilled", { seat: 1, tokens: 5 })).tokens).toEqual([5, 5, 3]);
    expect(after(view, happened("back_to_start", { seat: 2 })).cells).toEqual([4, 0, 0]);
  });

  it("begins a round with new dice and nothing chosen", () => {
    const before = { ...view, chosen: [true, true, true], thrusts: [1, 2, 3], taken: [4, 4, 6] };
    const next = after(before, happened("speeds_rolled", { round: 3, dice: [5, 5, 2] }));
    expect(next).toMatchObject({ round: 3, speeds: [5, 5, 2], chosen: [false, false, false], to_move: [0, 1, 2] });
    expect(next.thrusts).toEqual([null, null, null]);
    expect(next.taken).toEqual([null, null, null]);
  });

  it("follows an auction from the opening to the die taken from the table, one of two equals", () => {
    const opened = after(auctioned, happened("opened", { seat: 2, die: 4, bid: 1 }));
    expect(opened.auction).toMatchObject({ opener: 2, die: 4, bid: 1, leader: 2 });
    const raised = after(opened, happened("bid", { seat: 0, bid: 3 }));
    expect(raised.auction).toMatchObject({ opener: 2, die: 4, bid: 3, leader: 0 });
    expect(after(raised, happened("passed", { seat: 1 })).auction).toMatchObject({ bid: 3, leader: 0 });
    const won = after(raised, happened("auction_won", { seat: 0, thrust: 3, speed: 4 }));
    expect(won).toMatchObject({ speeds: [6, 4], taken: [4, null, null], thrusts: [3, null, null], auction: null });
  });

  it("is over when the game has ended", () => {
    expect(after(view, happened("game_ended", { round: 2 }))).toMatchObject({
      over: true,
      pending: "over",
      to_move: [],
    });
  });

  it("leaves the picture as it is where nothing changes", () => {
    expect(after(view, happened("order_fixed", { seats: [0, 1, 2] }))).toBe(view);
    expect(after(view, happened("rested", { seat: 0, cell: 9 }))).toBe(view);
  });

  it("bears with a kind that only a newer server knows", () => {
    const strange = { event: "something_new", rule: "RACE-X-1" };
    expect(after(view, strange as unknown as RaceEvent)).toBe(view);
  });
});
