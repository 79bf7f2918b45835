import { expect, test } from "vitest";
import { kinds } from "./kinds";
import { offersOf } from "./moves";
import { offered } from "../../table/sample";

test("moves are sorted by their words", () => {
  const offers = offersOf(
    offered(
      "walk",
      "pass",
      "go 2,4",
      "open 5,7",
      "close 2,4",
      "drop 3",
      "keep 2",
      "target 1",
      "consent yes",
      "set yellow 3",
      "set red 4",
    ),
  );
  expect([...offers.plain]).toEqual(["walk", "pass"]);
  expect([...offers.go]).toEqual([["2,4", "go 2,4"]]);
  expect([...offers.open]).toEqual([["5,7", "open 5,7"]]);
  expect([...offers.close]).toEqual([["2,4", "close 2,4"]]);
  expect(offers.drop.get(3)).toBe("drop 3");
  expect(offers.keep.get(2)).toBe("keep 2");
  expect(offers.target.get(1)).toBe("target 1");
  expect(offers.consent.get("yes")).toBe("consent yes");
  expect(offers.yellow.get(3)).toBe("set yellow 3");
  expect(offers.red.get(4)).toBe("set red 4");
  expect(offers.red.has(3)).toBe(false);
});

test("the targets of a card are separate, and so is discarding it", () => {
  const { cards } = offersOf(offered("card aggression 2", "card analysis", "card analysis jars", "discard analysis"));
  expect(cards.get("aggression")).toEqual({
    plain: null,
    seats: [{ seat: 2, move: "card aggression 2" }],
    quadrants: [],
    aside: null,
  });
  expect(cards.get("analysis")).toEqual({
    plain: "card analysis",
    seats: [],
    quadrants: [{ quadrant: "jars", move: "card analysis jars" }],
    aside: "discard analysis",
  });
});

test("every kind of move has its place on the board", () => {
  const all = "walk go stop open close take drop card discard pass keep set done target consent".split(" ");
  expect(Object.keys(kinds).sort()).toEqual(all.sort());
});
