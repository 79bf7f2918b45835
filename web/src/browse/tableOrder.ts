/** The order of my games: those that wait for me come first. */

import type { MyTable, Summary } from "../wire/types";

const RANK: Record<Summary["status"], number> = { running: 1, paused: 2, open: 3, finished: 4, closed: 5 };

/** Only my own tables have `mine`, the seats that are mine; names say nothing, since people may share them. */
export function waitsForMe(table: Summary | MyTable): boolean {
  return table.status === "running" && "mine" in table && table.mine.some((seat) => table.asked.includes(seat));
}

export function mostUrgentFirst(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable): number => (waitsForMe(table) ? 0 : RANK[table.status]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated_at - one.updated_at);
}
