/** The path along which a mummy is shown to walk. Only for the animation: its end comes from the event. */

import type { Cell, Plan } from "./plan";

/** The shortest path on foot, as straight as possible; only its two ends if there is none. */
export function wayBetween(plan: Plan, from: string, to: string): Cell[] {
  const ends = [from, to].flatMap((name) => plan.cells.get(name) ?? []);
  const cameFrom = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const name of queue) {
    if (name === to) return retrace(plan, cameFrom, to);
    const here = plan.cells.get(name);
    const before = plan.cells.get(cameFrom.get(name)!);
    if (here === undefined || before === undefined) continue;
    const ahead = `${Math.floor(2 * here.x - before.x)},${Math.floor(2 * here.y - before.y)}`;
    const onward = [...here.beside].sort((one, other) => Number(other === ahead) - Number(one === ahead));
    for (const next of onward)
      if (!cameFrom.has(next)) {
        cameFrom.set(next, name);
        queue.push(next);
      }
  }
  return ends;
}

function retrace(plan: Plan, cameFrom: ReadonlyMap<string, string>, to: string): Cell[] {
  const way: Cell[] = [];
  for (let name = to; ; name = cameFrom.get(name)!) {
    way.unshift(plan.cells.get(name)!);
    if (cameFrom.get(name) === name) return way;
  }
}
