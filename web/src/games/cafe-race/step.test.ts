import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/contract";
import type { RaceView } from "../../wire/types";
import { step } from "./step";

const view: RaceView = {
  seat: 0,
  to_move: [0, 1, 2],
  pending: "thrust",
  over: false,
  options: { auction: false },
  rules: 1,
  round: 2,
  cells: [4, 0, 11],
  tokens: [5, 1, 3],
  speeds: [6, 4, 4],
  chosen: [false, false, false],
  thrusts: [null, null, null],
  taken: [null, null, null],
  auction: null,
};
const auctioned: RaceView = { ...view, pending: "open", to_move: [2], options: { auction: true }, auction: { opener: 2 } };
const happened = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ event, rule: "RACE-X-1", ...facts });

describe("step", () => {
  it("moves only the clerk that moved, and leaves the view before alone", () => {
    expect(step(view, happened("moved", { seat: 1, from: 0, to: 6, speed: 6 })).cells).toEqual([4, 6, 11]);
    expect(view.cells).toEqual([4, 0, 11]);
  });

  it("puts a cup down without telling what is under it", () => {
    const after = step(view, happened("chose", { seat: 1 }));
    expect(after.chosen).toEqual([false, true, false]);
    expect(after.thrusts).toEqual([null, null, null]);
    expect(after.to_move).toEqual([0, 2]);
  });

  it("knows one's own thrust, and all of them once they are revealed", () => {
    expect(step(view, happened("chose", { seat: 0, thrust: 4 })).thrusts).toEqual([4, null, null]);
    expect(step(view, happened("revealed", { thrusts: [4, 1, 6] })).thrusts).toEqual([4, 1, 6]);
  });

  it("empties a cup to what the event tells, and fills it again at the start", () => {
    const spilled = step(view, happened("spilled", { seat: 1, tokens: 0, dice: [1, 2], needed: 8 }));
    expect(spilled.tokens).toEqual([5, 0, 3]);
    expect(step(spilled, happened("refilled", { seat: 1, tokens: 5 })).tokens).toEqual([5, 5, 3]);
    expect(step(view, happened("back_to_start", { seat: 2 })).cells).toEqual([4, 0, 0]);
  });

  it("begins a round with new dice and nothing chosen", () => {
    const before = { ...view, chosen: [true, true, true], thrusts: [1, 2, 3], taken: [4, 4, 6] };
    const after = step(before, happened("speeds_rolled", { round: 3, dice: [5, 5, 2] }));
    expect(after).toMatchObject({ round: 3, speeds: [5, 5, 2], chosen: [false, false, false], to_move: [0, 1, 2] });
    expect(after.thrusts).toEqual([null, null, null]);
    expect(after.taken).toEqual([null, null, null]);
  });

  it("follows an auction from the opening to the die taken from the table, one of two equals", () => {
    const opened = step(auctioned, happened("opened", { seat: 2, die: 4, bid: 1 }));
    expect(opened.auction).toMatchObject({ opener: 2, die: 4, bid: 1, leader: 2 });
    const raised = step(opened, happened("bid", { seat: 0, bid: 3 }));
    expect(raised.auction).toMatchObject({ opener: 2, die: 4, bid: 3, leader: 0 });
    expect(step(raised, happened("passed", { seat: 1 })).auction).toMatchObject({ bid: 3, leader: 0 });
    const won = step(raised, happened("auction_won", { seat: 0, thrust: 3, speed: 4 }));
    expect(won).toMatchObject({ speeds: [6, 4], taken: [4, null, null], thrusts: [3, null, null], auction: null });
  });

  it("is over when the game has ended", () => {
    expect(step(view, happened("game_ended", { round: 2 }))).toMatchObject({ over: true, pending: "over", to_move: [] });
  });

  it("leaves the picture as it is where nothing changes", () => {
    for (const event of ["order_fixed", "rested", "reached_finish", "something_new"]) {
      expect(step(view, happened(event, { seat: 0 }))).toBe(view);
    }
  });
});
