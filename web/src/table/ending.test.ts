import { expect, test } from "vitest";
import type { SeatInfo } from "./contract";
import { endingMessage, places } from "./ending";

const seats = ["Ada", "Bea", "Carlo"].map((name) => ({ name }) as SeatInfo);

test("a winner is told that they win, others who wins", () => {
  expect(endingMessage([0], seats, 0)).toEqual({ id: "ending-won-alone" });
  expect(endingMessage([0, 2], seats, 0)).toEqual({ id: "ending-won-with", args: { others: "Carlo" } });
  expect(endingMessage([1], seats, 0)).toEqual({ id: "ending-won", args: { count: 1, winners: "Bea" } });
  expect(endingMessage([0, 1], seats, null)).toEqual({ id: "ending-won", args: { count: 2, winners: "Ada, Bea" } });
});

test("after two who share the first place comes the third", () => {
  expect(places([[2], [0], [1]]).map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(places([[0, 2], [1]])).toEqual([
    { place: 1, seat: 0 },
    { place: 1, seat: 2 },
    { place: 3, seat: 1 },
  ]);
});

test("companies come one after the other", () => {
  const companies = [
    [0, 2],
    [1, 3],
  ];
  expect(
    places(
      [
        [1, 3],
        [0, 2],
      ],
      companies,
    ).map(({ place }) => place),
  ).toEqual([1, 1, 2, 2]);
  expect(places([[0, 1, 2, 3]], companies).map(({ place }) => place)).toEqual([1, 1, 1, 1]);
});
