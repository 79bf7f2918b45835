/** The printed floor of the café: the ingredient of each cell (CR-COMP-1). */

import type { Ingredient } from "./stock";

const COLUMNS = ["a", "b", "c", "d"] as const;
const ROWS: readonly (readonly Ingredient[])[] = [
  ["ice", "caramel", "steam", "coffee"],
  ["coffee", "milk", "ice", "water"],
  ["tea", "steam", "milk", "coffee"],
  ["milk", "ice", "chocolate", "steam"],
];

export interface Cell {
  name: string;
  ingredient: Ingredient;
  /** Counted from 0, left to right and top to bottom. */
  column: number;
  row: number;
}

export const CELLS: readonly Cell[] = ROWS.flatMap((kinds, row) =>
  kinds.map((ingredient, column) => ({ name: `${COLUMNS[column]}${row + 1}`, ingredient, column, row })),
);

const byName = new Map(CELLS.map((cell) => [cell.name, cell]));

export function cellAt(name: string): Cell {
  const cell = byName.get(name);
  if (cell === undefined) throw new Error(`no such cell: ${name}`);
  return cell;
}

/** The cell so many columns and rows away; undefined outside of the floor. */
export function neighbour(cell: Cell, across: number, down: number): Cell | undefined {
  return CELLS.find((other) => other.column === cell.column + across && other.row === cell.row + down);
}

export const TABS = [1, 2, 3, 4] as const;
export const CUPS = [1, 2, 3] as const;
export const UPGRADES = ["double-meeples", "diagonal", "double-corners", "double-specialties"] as const;
export type Upgrade = (typeof UPGRADES)[number];

/** As printed on a player's board: the free steps of a turn, and the places for penalties. */
export const FREE_STEPS = 3;
export const PENALTY_PLACES = 5;
