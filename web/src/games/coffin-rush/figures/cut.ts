/** The part of the temple that a figure shows; everything outside of it is left out. */

import type { Box, Plan } from "../plan";

function isWithin(box: Box, x: number, y: number): boolean {
  return (
    x >= box.left - 0.1 && x <= box.left + box.width + 0.1 && y >= box.top - 0.1 && y <= box.top + box.height + 0.1
  );
}

export function cut(plan: Plan, box: Box): Plan {
  return {
    ...plan,
    cells: new Map([...plan.cells].filter(([, cell]) => isWithin(box, cell.x, cell.y) || "RC".includes(cell.symbol))),
    doors: plan.doors.filter(({ x, y }) => isWithin(box, x, y)),
    walls: plan.walls.filter(([x1, y1, x2, y2]) => isWithin(box, (x1 + x2) / 2, (y1 + y2) / 2)),
    quadrants: plan.quadrants.filter(
      ({ left, top }) =>
        left < box.left + box.width && left + 5 > box.left && top < box.top + box.height && top + 5 > box.top,
    ),
  };
}
