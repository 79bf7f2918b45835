/** My games in the order in which they want me. */

import type { MyTable, Summary } from "../wire/types";

const RANK: Record<Summary["status"], number> = { running: 1, paused: 2, open: 3, finished: 4 };

/** Of my own tables the server tells which seats are mine; names say nothing, since people may share them. */
export function waitsForMe(table: Summary | MyTable): boolean {
  return table.status === "running" && "mine" in table && table.mine.some((seat) => table.asked.includes(seat));
}

export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable): number => (waitsForMe(table) ? 0 : RANK[table.status]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated_at - one.updated_at);
}
