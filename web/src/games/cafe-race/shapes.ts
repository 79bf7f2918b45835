/** The outlines of the stairs in the drawing: treads, fronts, risers, and the walls below the flights. */

import {
  FLIGHTS,
  flightOf,
  heightOf,
  kindOf,
  LAST_CELL,
  leftOf,
  outline,
  seen,
  widthOf,
  type Point,
} from "./staircase";

const THICK = 0.34; // of the wooden stringer, which carries the steps
const PLINTH = heightOf(LAST_CELL) - 0.3; // the height of the floor

/** The landings, from the near edge of the flight below to the far edge of the flight above. */
function landing(cell: number): { inner: number; outer: number; near: number; far: number } {
  const above = flightOf(cell);
  return above === 0
    ? { inner: 9, outer: 11, near: FLIGHTS[1].near, far: FLIGHTS[0].far }
    : { inner: 2, outer: 0, near: FLIGHTS[2].near, far: FLIGHTS[1].far };
}

function landingTread(cell: number): Point[] {
  const { inner, outer, near, far } = landing(cell);
  const y = heightOf(cell);
  const middle = (near + far) / 2;
  const at = (x: number, z: number): Point => seen(x, y, z);
  const turn = (cell - 1) % 10;
  if (turn === 7) return [at(inner, middle), at(inner, far), at(outer, far), at(outer, middle + 0.95)];
  if (turn === 8) return [at(inner, middle), at(outer, middle + 0.95), at(outer, middle - 0.95)];
  return [at(inner, middle), at(outer, middle - 0.95), at(outer, near), at(inner, near)];
}

function band(cell: number, near: number, far: number): Point[] {
  const left = leftOf(cell);
  const right = left + widthOf(cell);
  const y = heightOf(cell);
  return [seen(left, y, near), seen(right, y, near), seen(right, y, far), seen(left, y, far)];
}

export function tread(cell: number): string {
  if (kindOf(cell) === "landing") return outline(landingTread(cell));
  const { near, far } = FLIGHTS[flightOf(cell)];
  return outline(band(cell, near, far));
}

/** The carpet in the middle of a step. */
export function runner(cell: number): string {
  const { near, far } = FLIGHTS[flightOf(cell)];
  const margin = (far - near) * 0.16;
  return outline(band(cell, near + margin, far - margin));
}

/** The front of a step. Its lower edge follows the flight, so that the stringer is straight. */
export function front(cell: number): string {
  const flight = flightOf(cell);
  const z = FLIGHTS[flight].near;
  const left = leftOf(cell);
  const y = heightOf(cell);
  if (kindOf(cell) !== "step") return slab(left, left + widthOf(cell), y, z);
  const step = y - heightOf(cell + 1);
  const drop = flight === 1 ? [step, 0] : [0, step];
  return outline([
    seen(left, y, z),
    seen(left + 1, y, z),
    seen(left + 1, Math.max(y - THICK - drop[1]!, PLINTH), z),
    seen(left, Math.max(y - THICK - drop[0]!, PLINTH), z),
  ]);
}

function slab(left: number, right: number, y: number, z: number): string {
  const below = Math.max(y - THICK, PLINTH);
  return outline([seen(left, y, z), seen(right, y, z), seen(right, below, z), seen(left, below, z)]);
}

export function landingFront(cell: number): string {
  const { inner, outer, near } = landing(cell);
  return slab(Math.min(inner, outer), Math.max(inner, outer), heightOf(cell), near);
}

export function landingSide(cell: number): string {
  const { inner, near, far } = landing(cell);
  const y = heightOf(cell);
  return outline([
    seen(inner, y, near),
    seen(inner, y, far),
    seen(inner, y - THICK, far),
    seen(inner, y - THICK, near),
  ]);
}

/** The riser between this cell and the next one down. */
export function riser(cell: number): string {
  const flight = flightOf(cell);
  const { near, far } = FLIGHTS[flight];
  const x = flight === 1 ? leftOf(cell) : leftOf(cell) + widthOf(cell);
  const [high, low] = [heightOf(cell), heightOf(cell + 1)];
  return outline([seen(x, high, near), seen(x, high, far), seen(x, low, far), seen(x, low, near)]);
}

/** The plastered wall below a flight, down to the ground. */
export function wall(flight: 0 | 1 | 2): string {
  const z = FLIGHTS[flight].near;
  const [high, low] = [heightOf(flight * 10), heightOf(flight * 10 + 8)];
  const left = flight === 0 ? leftOf(0) : 0;
  const upper = flight === 1 ? [11, 9] : [left, 2]; // from the outside in
  const lower = flight === 1 ? [2, left] : [9, 11];
  return outline([
    ...upper.map((x) => seen(x, high, z)),
    ...lower.map((x) => seen(x, low, z)),
    seen(lower[1]!, PLINTH, z),
    seen(upper[0]!, PLINTH, z),
  ]);
}

/** The corners of the building on the floor. */
export const FLOOR_LEFT = seen(0, PLINTH, 0);
export const FLOOR_RIGHT = seen(11, PLINTH, 0);

/** The handrail along the far edge of a flight, with a post for each step. */
export function posts(flight: 1 | 2): { foot: Point; head: Point }[] {
  const z = FLIGHTS[flight].far;
  return Array.from({ length: 7 }, (_, at) => {
    const cell = flight * 10 + 1 + at;
    const x = leftOf(cell) + 0.5;
    return { foot: seen(x, heightOf(cell), z), head: seen(x, heightOf(cell) + 0.42, z) };
  });
}
