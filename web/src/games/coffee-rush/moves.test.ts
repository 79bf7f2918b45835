import { describe, expect, it } from "vitest";
import { isCounterOf } from "./focus";
import { Offers, readMove } from "./moves";
import { offered } from "../../table/sample";
import { sampleView } from "./sample";
import { isOpenCup, stillTaken, touch } from "./touch";

describe("reading moves", () => {
  it.each([
    ["place a1", { kind: "place", cell: "a1" }],
    ["meeple d4", { kind: "meeple", cell: "d4" }],
    ["go c2", { kind: "go", cell: "c2" }],
    ["upgrade double-corners", { kind: "upgrade", upgrade: "double-corners" }],
    ["stop", { kind: "stop" }],
    ["pour milk 2", { kind: "pour", ingredient: "milk", cup: 2 }],
    ["empty 3", { kind: "empty", cup: 3 }],
    ["serve iced-caramel-milk-tea@4 1", { kind: "serve", order: "iced-caramel-milk-tea@4", cup: 1 }],
    ["end", { kind: "end" }],
  ])("knows %s", (text, move) => expect(readMove(text)).toEqual(move));

  it.each(["", "dance a1", "pour milk", "pour gravel 1", "serve tea@1", "go"])("knows nothing of %j", (text) =>
    expect(readMove(text)).toBeNull(),
  );
});

describe("two touches", () => {
  const offers = new Offers(offered("pour milk 1", "pour milk 2", "serve ristretto@2 1", "end"));

  it("take an ingredient, then pour it, and keep it for the next", () => {
    const first = touch(null, { what: "ingredient", ingredient: "milk" }, offers);
    expect(first.move).toBeNull();
    const second = touch(first.taken, { what: "cup", cup: 2 }, offers);
    expect(second).toEqual({ taken: { what: "ingredient", ingredient: "milk" }, move: "pour milk 2" });
  });

  it("work the other way round", () => {
    const cup = touch(null, { what: "cup", cup: 1 }, offers).taken;
    expect(touch(cup, { what: "order", order: "ristretto@2" }, offers).move).toBe("serve ristretto@2 1");
    expect(touch(cup, { what: "ingredient", ingredient: "milk" }, offers).move).toBe("pour milk 1");
  });

  it("put down what is touched twice", () => {
    const order = { what: "order", order: "ristretto@2" } as const;
    expect(touch(order, order, offers)).toEqual({ taken: null, move: null });
  });

  it("ask about what is not offered as well", () => {
    const order = { what: "order", order: "mochaccino@1" } as const;
    expect(touch(order, { what: "cup", cup: 3 }, offers).move).toBe("serve mochaccino@1 3");
  });

  it("mark only the cups that complete an offered move", () => {
    expect([1, 2, 3].map((cup) => isOpenCup({ what: "ingredient", ingredient: "milk" }, cup, offers))).toEqual([
      true,
      true,
      false,
    ]);
    expect([1, 2, 3].map((cup) => isOpenCup({ what: "order", order: "ristretto@2" }, cup, offers))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("drop what is gone", () => {
    const view = sampleView();
    expect(stillTaken({ what: "ingredient", ingredient: "milk" }, view, 0, offers)).not.toBeNull();
    expect(stillTaken({ what: "ingredient", ingredient: "tea" }, view, 0, offers)).toBeNull();
    expect(stillTaken({ what: "order", order: "ristretto@3" }, view, 0, offers)).toBeNull();
  });
});

describe("where the work is", () => {
  it("is told by the offers, and by the phase while there are none", () => {
    const view = sampleView();
    expect(isCounterOf(view, 0, new Offers(offered("go a1", "stop", "end")))).toBe(false);
    expect(isCounterOf(view, 0, new Offers(offered("pour milk 1", "end")))).toBe(true);
    expect(isCounterOf(view, 0, new Offers([]))).toBe(true);
    expect(isCounterOf({ ...view, turn: { ...view.turn, phase: "move" } }, 0, new Offers([]))).toBe(false);
    expect(isCounterOf(view, 1, new Offers([]))).toBe(false);
  });
});

describe("a touch of a cell", () => {
  it("plays the one move there", () => {
    expect(touch(null, { what: "cell", cell: "a1" }, new Offers(offered("place a1"))).move).toBe("place a1");
  });

  it("asks which of two is meant", () => {
    const offers = new Offers(offered("meeple c3", "go c3", "go c2"));
    expect(touch(null, { what: "cell", cell: "c3" }, offers)).toEqual({
      taken: { what: "cell", cell: "c3" },
      move: null,
    });
    expect(offers.onCell("c3")).toEqual(["meeple c3", "go c3"]);
  });

  it("asks why not elsewhere", () => {
    expect(touch(null, { what: "cell", cell: "d4" }, new Offers(offered("go c2"))).move).toBe("go d4");
    expect(touch(null, { what: "cell", cell: "d4" }, new Offers(offered("place c2"))).move).toBe("place d4");
  });
});
