/** The plan of the temple as the server sends it, with its cells by name. Lengths are in cells. */

import type { Area, CounterScale, DrawnCell, DrawnDoor, TempleBoard } from "./wire";

export type Box = Area;
export type Cell = DrawnCell;
export type Door = DrawnDoor;

export interface Plan extends Omit<TempleBoard, "cells"> {
  cells: ReadonlyMap<string, Cell>;
  rush: Cell;
  camp: Cell;
}

const plans = new WeakMap<TempleBoard, Plan>();

/** Made once for each table. */
export function planOf(board: TempleBoard): Plan {
  const known = plans.get(board);
  if (known !== undefined) return known;
  const drawn = (symbol: string): Cell => board.cells.find((cell) => cell.symbol === symbol)!;
  const cells = new Map(board.cells.map((cell) => [cell.name, cell]));
  const plan = { ...board, cells, rush: drawn("R"), camp: drawn("C") };
  plans.set(board, plan);
  return plan;
}

/** The door between two cells, whichever is named first. */
export function doorBetween(plan: Plan, one: string, other: string): Door | undefined {
  return plan.doors.find(({ between }) => between.includes(one) && between.includes(other));
}

/** The colour of the risk at a number of the counter. */
export function riskAt(counter: CounterScale, number: number): "green" | "yellow" | "red" {
  if (number > counter.yellow) return "green";
  return number > counter.red ? "yellow" : "red";
}
