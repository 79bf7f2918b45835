import { describe, expect, it } from "vitest";
import { offered } from "../../table/sample";
import { final } from "./final";
import { moveForKey } from "./keys";
import { kinds } from "./kinds";
import { duration, STRIDE } from "./pacing";
import { auctionAhead, auctionOf } from "./passing";
import { prompt } from "./prompt";
import { sampleView } from "./sample";

const view = sampleView({ to_move: [0, 2], chosen: [false, true, false] });

describe("prompt", () => {
  it("asks the seat that must answer, and tells the others how many are missing", () => {
    expect(prompt(view, 0, offered("thrust 1"))).toEqual({ id: "prompt-thrust" });
    expect(prompt(view, 1, [])).toEqual({ id: "race-web-wait-thrust", args: { count: 2 } });
    expect(prompt(view, null, [])).toEqual({ id: "race-web-wait-thrust", args: { count: 2 } });
  });

  it("names the die and the bid of an auction", () => {
    const bidding = {
      ...view,
      options: { auction: true },
      pending: "bid",
      to_move: [0],
      auction: { opener: 1, die: 4, bid: 3, leader: 1, bidder: 0 },
    };
    expect(prompt(bidding, 0, offered("bid 4", "pass"))).toEqual({
      id: "race-web-prompt-bid",
      args: { die: 4, bid: 3 },
    });
    expect(prompt(bidding, 0, offered("pass")).id).toBe("race-web-prompt-pass");
    expect(prompt(bidding, 2, [])).toEqual({ id: "race-web-wait-bid", args: { die: 4, bid: 3 } });
  });

  it("says that the last die is one's own", () => {
    const opening = { ...view, options: { auction: true }, pending: "open", to_move: [0], auction: { opener: 0 } };
    expect(prompt(opening, 0, offered("open 6 1"))).toEqual({ id: "prompt-open" });
    expect(prompt({ ...opening, speeds: [6] }, 0, offered("open 6 1"))).toEqual({ id: "race-web-prompt-open-last" });
    expect(prompt(opening, 1, [])).toEqual({ id: "race-web-wait-open" });
  });

  it("speaks of no die once all are taken and the clerks walk", () => {
    const walking = { ...view, options: { auction: true }, pending: "bid", to_move: [], speeds: [], auction: null };
    expect(prompt(walking, 0, [])).toEqual({ id: "race-web-wait-thrust", args: { count: 0 } });
  });

  it("says that the race is over, to everybody", () => {
    expect(prompt({ ...view, over: true, pending: "over", to_move: [] }, 0, [])).toEqual({ id: "prompt-over" });
  });
});

describe("kinds", () => {
  it("are those of the game", () => {
    expect(Object.keys(kinds).sort()).toEqual(["bid", "open", "pass", "thrust"]);
  });
});

describe("keys", () => {
  it("choose among the legal moves and nothing else", () => {
    expect(moveForKey("3", offered("thrust 3"), null)).toBe("thrust 3");
    expect(moveForKey("2", offered("bid 3", "pass"), null)).toBeNull();
    expect(moveForKey("3", offered("bid 3", "pass"), null)).toBe("bid 3");
    expect(moveForKey("0", offered("bid 3", "pass"), null)).toBe("pass");
    expect(moveForKey("x", offered("thrust 3"), null)).toBeNull();
  });

  it("pick a die first, then the bid for it", () => {
    const legal = offered("open 6 1", "open 6 4", "open 4 1", "open 4 4");
    expect(moveForKey("4", legal, null)).toBe(4);
    expect(moveForKey("4", legal, 4)).toBe("open 4 4");
    expect(moveForKey("5", legal, null)).toBeNull();
  });
});

describe("passing before one is asked", () => {
  const auction = { opener: 0, die: 4, bid: 2, leader: 0, bidder: 1 };
  const bidding = {
    ...view,
    cells: [0, 0, 0, 0],
    options: { auction: true },
    taken: [null, null, null, null],
    auction,
  };

  it("is offered to those whose turn is still to come", () => {
    expect([0, 1, 2, 3].map((seat) => auctionAhead(bidding, seat) !== null)).toEqual([false, false, true, true]);
    const opening = { ...bidding, auction: { opener: 0 } };
    expect([0, 1, 2, 3].map((seat) => auctionAhead(opening, seat) !== null)).toEqual([false, true, true, true]);
    expect(auctionAhead({ ...bidding, taken: [null, null, 6, null] }, 2)).toBeNull();
    expect(auctionAhead({ ...bidding, auction: null }, 2)).toBeNull();
  });

  it("is meant for one auction", () => {
    const next = { ...bidding, taken: [null, 4, null, null] };
    expect(auctionAhead(next, 2)).toBe(auctionOf(next));
    expect(auctionOf(next)).not.toBe(auctionOf(bidding));
    expect(auctionOf({ ...bidding, round: 9 })).not.toBe(auctionOf(bidding));
  });
});

describe("what can never be taken back", () => {
  it("is a thrust", () => {
    expect(final("thrust 4")).toEqual({ id: "race-web-final", args: { face: "4" } });
    expect(final("bid 4")).toBeNull();
  });
});

describe("duration", () => {
  it("grows with every cell that a clerk walks", () => {
    const moved = (to: number): number =>
      duration({ event: "moved", rule: "RACE-MOVE-2", seat: 0, from: 2, to, speed: 6 });
    expect(moved(8) - moved(5)).toBe(3 * STRIDE);
  });
});
