/** The geometry of the stairs: a model in three dimensions, seen from the front and from above.
 *
 * One unit is the width of a step. x goes right, y up, z away from the viewer. The three flights lie behind each other:
 * down to the right at the back, down to the left, down to the right in front. Landings join them on the sides.
 */

export interface Point {
  x: number;
  y: number;
}

/** A position in the drawing; `scale` is smaller further away. */
export interface Spot extends Point {
  scale: number;
  /** The direction in which the clerk holds its cup: forwards, or outwards when it is beside another. */
  facesLeft: boolean;
}

export const WIDTH = 1000;
export const HEIGHT = 892;
export const FINISH = 28; // the first cell of it
export const LAST_CELL = 29;
export const ROOM = 2; // clerks on a cell, by the rules; the start zone holds more

const UNIT = 84;
const CENTRE = 5.5; // the viewer is in front of the middle
const FAR = 24; // from the viewer to the front of the stairs
const TILT = 0.62; // how much depth can be seen from above
const RISE = 0.21;
const START_LEFT = -0.9; // wider than a landing, since all clerks begin there
const FLOOR = 406; // in the drawing, of the front of the start zone

/** The depths of the three flights, from the near edge to the far one. */
export const FLIGHTS = [
  { near: 3.7, far: 5.1 },
  { near: 1.85, far: 3.25 },
  { near: 0, far: 1.4 },
] as const;

export type Kind = "start" | "step" | "landing" | "finish";

export function kindOf(cell: number): Kind {
  if (cell === 0) return "start";
  if (cell >= FINISH) return "finish";
  return (cell - 1) % 10 < 7 ? "step" : "landing";
}

export function scaleAt(z: number): number {
  return FAR / (FAR + z);
}

export function seen(x: number, y: number, z: number): Point {
  const scale = scaleAt(z);
  return {
    x: WIDTH / 2 + (x - CENTRE) * UNIT * scale,
    y: FLOOR - y * UNIT * (0.5 + scale / 2) - z * TILT * UNIT,
  };
}

/** Which of the three flights a cell belongs to; a landing to the one that leads down to it. */
export function flightOf(cell: number): 0 | 1 | 2 {
  return cell <= 10 ? 0 : cell <= 20 ? 1 : 2;
}

export function heightOf(cell: number): number {
  const flight = flightOf(cell);
  const within = cell === 0 ? 0 : Math.min(cell - flight * 10, 8);
  return -(flight * 8 + within) * RISE;
}

export function widthOf(cell: number): number {
  return cell === 0 ? 2 - START_LEFT : 1;
}

/** The left edge of a step, landing or finish cell. */
export function leftOf(cell: number): number {
  const flight = flightOf(cell);
  const within = cell - flight * 10;
  if (cell === 0) return START_LEFT;
  if (kindOf(cell) === "finish") return 9 + (cell - 28);
  if (kindOf(cell) === "landing") return flight === 0 ? 9 : 0;
  return flight === 1 ? 9 - within : 1 + within;
}

/** The three cells of a landing turn around its inner corner, like the steps of a spiral staircase. */
const TURN: readonly { x: number; z: number }[] = [
  { x: 0.68, z: 1.15 },
  { x: 1.42, z: 0 },
  { x: 0.68, z: -1.15 },
];

/** Two clerks on such a cell, where nobody hides another's letter even when the whole landing is full. */
const PAIRS: readonly (readonly [{ x: number; z: number }, { x: number; z: number }])[] = [
  [
    { x: 0.3, z: 1.25 },
    { x: 1.1, z: 1.5 },
  ],
  [
    { x: 1.25, z: 0.1 },
    { x: 1.8, z: -0.2 },
  ],
  [
    { x: 0.3, z: -1.2 },
    { x: 1.1, z: -1.5 },
  ],
];

/** Between the flight that leads to a landing and the one that leads on. */
function landingAxis(flight: 0 | 1 | 2): number {
  return (FLIGHTS[flight].near + FLIGHTS[flight === 0 ? 1 : 2].far) / 2;
}

function middleOf(cell: number): { x: number; z: number } {
  const flight = flightOf(cell);
  const { near, far } = FLIGHTS[flight];
  if (kindOf(cell) !== "landing") return { x: leftOf(cell) + widthOf(cell) / 2, z: (near + far) / 2 };
  return onLanding(flight, TURN[cell - flight * 10 - 8]!);
}

function onLanding(flight: 0 | 1 | 2, { x, z }: { x: number; z: number }): { x: number; z: number } {
  return { x: flight === 0 ? 9 + x : 2 - x, z: landingAxis(flight) + z };
}

/** Where the numbers of a landing's cells are written: beside the feet of whoever stands there. */
const NUMBERS: readonly { x: number; z: number }[] = [
  { x: 1.4, z: 0.9 },
  { x: 1.78, z: -0.42 },
  { x: 1.4, z: -1.3 },
];

export function landingLabel(cell: number): Point {
  const flight = flightOf(cell);
  const { x, z } = onLanding(flight, NUMBERS[cell - flight * 10 - 8]!);
  return seen(x, heightOf(cell), z);
}

/** In the start zone: one row, or two staggered rows. */
function startSpot(slot: number, crowd: number): { x: number; z: number } {
  const { x, z } = middleOf(0);
  const front = crowd <= 3 ? crowd : Math.ceil(crowd / 2);
  const isFront = slot < front;
  const column = (isFront ? slot : slot - front + 0.5) - (front - 1) / 2 - (crowd > 3 ? 0.25 : 0);
  const depth = crowd <= 3 ? 0 : isFront ? -0.5 : 0.5;
  return { x: x + column * (front < 3 ? 1.25 : 0.92), z: z + depth };
}

function cellSpot(cell: number, slot: number, crowd: number): { x: number; z: number } {
  const { x, z } = middleOf(cell);
  if (crowd < 2) return { x, z };
  if (kindOf(cell) === "landing") {
    const flight = flightOf(cell);
    return onLanding(flight, PAIRS[cell - flight * 10 - 8]![flight === 0 ? slot : 1 - slot]!);
  }
  return slot === 0 ? { x: x - 0.23, z: z - 0.24 } : { x: x + 0.23, z: z + 0.24 };
}

/** The position of a clerk in this slot of a cell with so many clerks. */
export function spot(cell: number, slot: number, crowd: number): Spot {
  const { x, z } = cell === 0 ? startSpot(slot, crowd) : cellSpot(cell, slot, crowd);
  const facesLeft = cell !== 0 && (crowd > 1 ? slot === 0 : flightOf(cell) === 1);
  return { ...seen(x, heightOf(cell), z), scale: scaleAt(z), facesLeft };
}

/** The positions of all clerks; those on one cell are in order of seats. */
export function spots(cells: readonly number[]): Spot[] {
  return cells.map((cell, seat) => {
    const there = cells.flatMap((other, at) => (other === cell ? [at] : []));
    return spot(cell, there.indexOf(seat), there.length);
  });
}

/** The cells that are full, past which nobody can move. */
export function fullCells(cells: readonly number[]): number[] {
  const counted = new Map<number, number>();
  for (const cell of cells) counted.set(cell, (counted.get(cell) ?? 0) + 1);
  return [...counted].filter(([cell, count]) => cell !== 0 && count >= ROOM).map(([cell]) => cell);
}

export function outline(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
