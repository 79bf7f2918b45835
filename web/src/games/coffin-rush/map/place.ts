/** The positions of pawns: in the middle of a cell, or side by side where several share it. */

import type { Cell } from "../plan";

/** The edge of a cell in units of the drawing. */
export const UNIT = 48;
/** The margin around the temple, for the numbers of columns and rows. */
export const MARGIN = 24;

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** By the number of pawns on a cell: they may overlap and stand out of it, but each one's letter can be read. */
const SCALES = [1, 1, 0.86, 0.8, 0.8];
const MOST_CROWDED = 0.66;
/** Between the pawns of a row, and between rows: for two, and for three beside each other. */
const PAIR = { across: 22, down: 27 };
const THREE = { across: 17, down: 23 };

export function spot(cell: Cell, index: number, count: number): Spot {
  const isHall = cell.box.width * cell.box.height > 1;
  return isHall ? inHall(cell, index, count) : onCell(cell, index, count);
}

function onCell(cell: Cell, index: number, count: number): Spot {
  const across = count <= 1 ? 1 : count <= 4 ? 2 : 3;
  const down = Math.ceil(count / across);
  const inRow = Math.min(across, count - Math.floor(index / across) * across);
  const dx = (index % across) - (inRow - 1) / 2;
  const dy = Math.floor(index / across) - (down - 1) / 2;
  const gap = across === 3 ? THREE : PAIR;
  return {
    x: cell.x * UNIT + dx * gap.across,
    y: cell.y * UNIT + dy * gap.down,
    scale: SCALES[count] ?? MOST_CROWDED,
  };
}

/** In RUSH! and the camp, which are wide: in a row along the longer side, from the middle outwards. */
function inHall({ box }: Cell, index: number, count: number): Spot {
  const isUpright = box.height > box.width;
  const gap = (UNIT * Math.max(box.width, box.height)) / Math.max(count + 0.4, 5);
  const along = (index - (count - 1) / 2) * gap;
  const [x, y] = [(box.left + box.width / 2) * UNIT, (box.top + box.height / 2) * UNIT];
  return isUpright ? { x, y: y + along, scale: 1 } : { x: x + along, y, scale: 1 };
}
