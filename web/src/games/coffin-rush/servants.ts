/** Identifies monsters from one view to the next, so that they can be animated: views have no ids for them. */

import type { MonsterPosition } from "./wire";

export interface Servant extends MonsterPosition {
  id: string;
}

/** Mummies never leave and keep their order; spectres that have not moved are identified by their cell. */
export function follow(before: readonly Servant[], monsters: readonly MonsterPosition[]): Servant[] {
  const mummies = monsters.filter(({ kind }) => kind === "mummy");
  const spectres = monsters.filter(({ kind }) => kind !== "mummy");
  return [
    ...mummies.map((mummy, index) => ({ ...mummy, id: `mummy ${index + 1}` })),
    ...followSpectres(before, spectres),
  ];
}

function followSpectres(before: readonly Servant[], spectres: readonly MonsterPosition[]): Servant[] {
  const left = before.filter(({ kind }) => kind !== "mummy");
  const take = (fits: (one: Servant) => boolean): string | undefined => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0]!.id;
  };
  const still = spectres.map((spectre) => take((one) => one.at === spectre.at));
  const fresh = 1 + Math.max(0, ...before.map(({ id }) => Number(id.split(" ")[1])));
  let born = 0;
  return spectres.map((spectre, index) => {
    const id = still[index] ?? take(() => true) ?? `spectre ${fresh + born++}`;
    return { ...spectre, id };
  });
}
