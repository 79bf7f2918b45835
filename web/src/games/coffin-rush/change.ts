/** Changes of a view that the steps of several kinds of events make. */

import type { DigView, ExplorerPosition } from "./wire";

export function without<Thing>(things: readonly Thing[] | null | undefined, gone: Thing): Thing[] {
  const left = [...(things ?? [])];
  const index = left.indexOf(gone);
  if (index >= 0) left.splice(index, 1);
  return left;
}

export function explorer(
  view: DigView,
  seat: number,
  change: (one: ExplorerPosition) => Partial<ExplorerPosition>,
): DigView {
  return {
    ...view,
    explorers: view.explorers.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)),
  };
}

export const turnRush = (view: DigView, seat: number, rush: boolean): DigView => explorer(view, seat, () => ({ rush }));
