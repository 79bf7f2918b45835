/** One drawing of five by five cells, read and turned as it lies on the table. */

export const SIDE = 5;
const MIDDLE = 2;
/** North, east, south, west. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Square {
  x: number;
  y: number;
  symbol: string;
  /** What lies beyond each side: blank, `#` a stone door, `T` the temple door, else wall. */
  edges: string[];
}

/** The base camp is drawn as a hall, but has two cells only: one with all the openings, one behind the temple door. */
const BASE: Square[] = [
  { x: MIDDLE, y: MIDDLE, symbol: "R", edges: [" ", " ", "T", " "] },
  { x: MIDDLE, y: SIDE - 1, symbol: "C", edges: ["T", "|", "-", "|"] },
];

function squares(name: string, drawing: string): Square[] {
  if (name === "base") return BASE;
  const lines = drawing.replace(/^\n|\n$/g, "").split("\n");
  const sign = (column: number, row: number): string => lines[row]?.[column] ?? " ";
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    const edges = STEPS.map(([dx, dy]) => sign(2 * x + 1 + dx, 2 * y + 1 + dy));
    return { x, y, symbol: sign(2 * x + 1, 2 * y + 1), edges };
  });
}

export function laid(name: string, drawing: string, quarters: number): Square[] {
  let lying = squares(name, drawing);
  for (let turn = 0; turn < quarters; turn += 1)
    lying = lying.map(({ x, y, symbol, edges }) => ({
      x: SIDE - 1 - y,
      y: x,
      symbol,
      edges: [edges[3]!, edges[0]!, edges[1]!, edges[2]!],
    }));
  return lying;
}

/** Whether the middle of this side opens to a neighbour: the base camp has nothing behind it. */
export function opens(name: string, quarters: number, side: number): boolean {
  return name !== "base" || side !== (2 + quarters) % 4;
}

/** The square that an opening leads to. */
export function mouth(lying: readonly Square[], side: number): Square {
  const hall = lying.find((square) => square.symbol === "R");
  if (hall !== undefined) return hall;
  const [dx, dy] = STEPS[side]!;
  return lying.find((square) => square.x === MIDDLE + MIDDLE * dx && square.y === MIDDLE + MIDDLE * dy)!;
}
