import { expect, test } from "vitest";
import type { SeatInfo } from "./contract";
import { endingMessage } from "./ending";

const seats = ["Ada", "Bea", "Carlo"].map((name) => ({ name }) as SeatInfo);

test("a winner is told that they win, others who wins", () => {
  expect(endingMessage([0], seats, 0)).toEqual({ id: "ending-won-alone" });
  expect(endingMessage([0, 2], seats, 0)).toEqual({ id: "ending-won-with", args: { others: "Carlo" } });
  expect(endingMessage([1], seats, 0)).toEqual({ id: "ending-won", args: { count: 1, winners: "Bea" } });
  expect(endingMessage([0, 1], seats, null)).toEqual({ id: "ending-won", args: { count: 2, winners: "Ada, Bea" } });
});
