/** Identifies pieces from one view to the next, so that they can be animated: views have kinds, and no ids. */

export interface Slip {
  key: number;
  card: string;
  tab: number;
}

let lastKey = 0;

/** The slips of one player; those that were there before keep their keys. */
export function followSlips(before: readonly Slip[], tabs: readonly (readonly string[])[]): Slip[] {
  const wanted = tabs.flatMap((cards, tab) => cards.map((card) => ({ card, tab: tab + 1 })));
  const keys = new Map<object, number>();
  for (const card of new Set(wanted.map((slip) => slip.card))) {
    const now = wanted.filter((slip) => slip.card === card).toSorted(byLatest);
    const then = before.filter((slip) => slip.card === card).toSorted(byLatest);
    const stayed = stayedOf(then, now);
    now.forEach((slip, place) => keys.set(slip, stayed[place]?.key ?? ++lastKey));
  }
  return wanted.map((slip) => ({ key: keys.get(slip) ?? ++lastKey, ...slip }));
}

const byLatest = (one: { tab: number }, other: { tab: number }): number => other.tab - one.tab;

/** Equal cards keep their order; if one is gone, it is that of a tab that is empty now, or the one nearest to the edge. */
function stayedOf(then: readonly Slip[], now: readonly { tab: number }[]): readonly Slip[] {
  if (then.length <= now.length) return then;
  const rest = [...then];
  const same = now.map(({ tab }) => {
    const place = rest.findIndex((slip) => slip.tab === tab);
    return place < 0 ? undefined : rest.splice(place, 1)[0];
  });
  const found = same.filter((slip) => slip !== undefined);
  return found.length === now.length ? found : then.slice(then.length - now.length);
}

export interface Walker {
  key: string;
  seat: number;
  cell: string;
}

/** Two meeples of one colour look the same: the one whose cell is still occupied has stayed. */
export function followMeeples(before: readonly Walker[], meeples: readonly (readonly string[])[]): Walker[] {
  return meeples.flatMap((cells, seat) => {
    const then = before.filter((walker) => walker.seat === seat);
    const isSwapped = then.length === 2 && cells.length === 2 && isCrossed(then, cells);
    return cells.map((cell, place) => ({ key: `${seat}-${keyOf(then, isSwapped ? 1 - place : place)}`, seat, cell }));
  });
}

const keyOf = (then: readonly Walker[], place: number): string => then[place]?.key.split("-")[1] ?? String(place);

function isCrossed(then: readonly Walker[], cells: readonly string[]): boolean {
  const stays = Number(then[0]!.cell === cells[0]) + Number(then[1]!.cell === cells[1]);
  const crosses = Number(then[0]!.cell === cells[1]) + Number(then[1]!.cell === cells[0]);
  return crosses > stays;
}
