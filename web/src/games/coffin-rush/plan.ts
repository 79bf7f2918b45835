/** The temple as it lies on the table: where each cell, wall and door is to be drawn. Lengths are in cells. */

import type { DigView } from "../../wire/types";
import { houseOf } from "./house";
import { laid, mouth, opens, SIDE, STEPS, type Square } from "./quadrant";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Cell {
  name: string;
  symbol: string;
  quadrant: string;
  /** The middle, where pawns stand. */
  x: number;
  y: number;
  box: Box;
  /** Cells beyond its sides, through doors too, but not through walls. */
  beside: string[];
}

export interface Door {
  /** As the view names it; the temple door is `temple`. */
  name: string;
  between: readonly [string, string];
  x: number;
  y: number;
  /** Whether the wall that it stands in runs from north to south. */
  upright: boolean;
}

export type Wall = readonly [number, number, number, number];

export interface Plan {
  columns: number;
  rows: number;
  cells: ReadonlyMap<string, Cell>;
  doors: readonly Door[];
  walls: readonly Wall[];
  rush: Cell;
  camp: Cell;
  quadrants: readonly { name: string; left: number; top: number }[];
}

interface Lying {
  name: string;
  quarters: number;
  left: number;
  top: number;
  squares: Square[];
}

const plans = new Map<string, Plan>();

export function planOf(view: Pick<DigView, "layout" | "options">): Plan {
  const key = JSON.stringify([view.layout, view.options.temple?.quadrants ?? null]);
  let plan = plans.get(key);
  if (plan === undefined) {
    plan = build(view.layout, houseOf(view.options).quadrants);
    plans.set(key, plan);
  }
  return plan;
}

function build(layout: readonly string[], drawings: Readonly<Record<string, string>>): Plan {
  const lying: Lying[] = layout.flatMap((row, down) =>
    row.split(" ").flatMap((word, across) => {
      if (word === ".") return [];
      const [name, quarters] = [word.slice(0, -1), Number(word.slice(-1))];
      const squares = laid(name, drawings[name] ?? "", quarters);
      return [{ name, quarters, left: across * SIDE, top: down * SIDE, squares }];
    }),
  );
  const cells = new Map<string, Cell>();
  for (const one of lying) for (const square of one.squares) cells.set(nameOf(one, square), cellOf(one, square));
  const doors: Door[] = [];
  const walls = new Map<string, Wall>();
  for (const one of lying) {
    inside(one, doors, walls, cells);
    outline(one, lying, doors, walls, cells);
  }
  const all = [...cells.values()];
  const rush = all.find((cell) => cell.symbol === "R")!;
  const camp = all.find((cell) => cell.symbol === "C")!;
  front(camp, rush, walls);
  return {
    columns: Math.max(...layout.map((row) => row.split(" ").length)) * SIDE,
    rows: layout.length * SIDE,
    cells,
    doors,
    walls: [...walls.values()],
    rush,
    camp,
    quadrants: lying.map(({ name, left, top }) => ({ name, left, top })),
  };
}

function nameOf(one: Lying, square: Square): string {
  return `${one.left + square.x},${one.top + square.y}`;
}

function cellOf(one: Lying, square: Square): Cell {
  const [x, y] = [one.left + square.x + 0.5, one.top + square.y + 0.5];
  const box = one.name === "base" ? baseBox(one, square.symbol) : { left: x - 0.5, top: y - 0.5, width: 1, height: 1 };
  return { name: nameOf(one, square), symbol: square.symbol, quadrant: one.name, x, y, box, beside: [] };
}

/** The camp is the strip behind the temple door, RUSH! the rest of its quadrant. */
function baseBox(one: Lying, symbol: string): Box {
  const { left, top } = one;
  const isCamp = symbol === "C";
  const deep = isCamp ? 1 : SIDE - 1;
  const upright = one.quarters % 2 === 1;
  const campFirst = one.quarters === 1 || one.quarters === 2;
  const from = isCamp === campFirst ? 0 : SIDE - deep;
  return upright
    ? { left: left + from, top, width: deep, height: SIDE }
    : { left, top: top + from, width: SIDE, height: deep };
}

function inside(one: Lying, doors: Door[], walls: Map<string, Wall>, cells: Map<string, Cell>): void {
  for (const square of one.squares)
    square.edges.forEach((edge, side) => {
      const [dx, dy] = STEPS[side]!;
      const beyond =
        one.name === "base"
          ? one.squares.find((other) => edge === "T" && other !== square)
          : one.squares.find((other) => other.x === square.x + dx && other.y === square.y + dy);
      if (beyond === undefined) return;
      const [here, there] = [cells.get(nameOf(one, square))!, cells.get(nameOf(one, beyond))!];
      if (edge === "-" || edge === "|") return addWall(walls, here.x + dx / 2, here.y + dy / 2, dx !== 0);
      here.beside.push(there.name);
      const isTemple = edge === "T" && square.symbol === "R";
      if (isTemple) doors.push({ ...doorOf(here, there, 1.5, dx, dy), name: "temple" });
      if (edge === "#" && (side === 1 || side === 2)) doors.push(doorOf(here, there, 0.5, dx, dy));
    });
}

function doorOf(here: Cell, there: Cell, away: number, dx: number, dy: number): Door {
  const between = [here.name, there.name] as const;
  return { name: between.join("-"), between, x: here.x + away * dx, y: here.y + away * dy, upright: dx !== 0 };
}

/** Openings that meet have a stone door; one that meets nothing is wall. */
function outline(one: Lying, all: readonly Lying[], doors: Door[], walls: Map<string, Wall>, cells: Map<string, Cell>): void {
  STEPS.forEach(([dx, dy], side) => {
    const neighbour = all.find((other) => other.left === one.left + dx * SIDE && other.top === one.top + dy * SIDE);
    const meets =
      neighbour !== undefined &&
      opens(one.name, one.quarters, side) &&
      opens(neighbour.name, neighbour.quarters, (side + 2) % 4);
    const [x, y] = [one.left + SIDE / 2 + (dx * SIDE) / 2, one.top + SIDE / 2 + (dy * SIDE) / 2];
    for (const along of [-2, -1, 0, 1, 2]) {
      const [at, down] = [x + along * Math.abs(dy), y + along * Math.abs(dx)];
      if ((along !== 0 || !meets) && !isOutside(one, at, down)) addWall(walls, at, down, dx !== 0);
    }
    if (!meets) return;
    const here = cells.get(nameOf(one, mouth(one.squares, side)))!;
    const there = cells.get(nameOf(neighbour, mouth(neighbour.squares, (side + 2) % 4)))!;
    here.beside.push(there.name);
    if (side === 1 || side === 2)
      doors.push({ name: `${here.name}-${there.name}`, between: [here.name, there.name], x, y, upright: dx !== 0 });
  });
}

/** The camp lies under the open sky. */
function isOutside(one: Lying, x: number, y: number): boolean {
  if (one.name !== "base") return false;
  const { left, top, width, height } = baseBox(one, "C");
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** The temple's front, with the temple door in its middle. */
function front(camp: Cell, rush: Cell, walls: Map<string, Wall>): void {
  const [dx, dy] = [Math.sign(rush.x - camp.x), Math.sign(rush.y - camp.y)];
  for (const along of [-2, -1, 1, 2])
    addWall(walls, camp.x + dx / 2 + along * Math.abs(dy), camp.y + dy / 2 + along * Math.abs(dx), dx !== 0);
}

function addWall(walls: Map<string, Wall>, x: number, y: number, upright: boolean): void {
  const [dx, dy] = upright ? [0, 0.5] : [0.5, 0];
  const wall: Wall = [x - dx, y - dy, x + dx, y + dy];
  walls.set(wall.join(), wall);
}

/** The door between two cells, whichever is named first. */
export function doorBetween(plan: Plan, one: string, other: string): Door | undefined {
  return plan.doors.find(({ between }) => between.includes(one) && between.includes(other));
}
