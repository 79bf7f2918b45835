/** My games in the order in which they want me. */

import type { Summary } from "../wire/types";

const RANK: Record<Summary["status"], number> = { running: 1, paused: 2, open: 3, finished: 4 };

/** Names are all that a list tells of people; in my own lists mine is enough. */
export function waitsForMe(table: Summary, name: string): boolean {
  return table.status === "running" && table.asked.some((seat) => table.chairs[seat]?.name === name);
}

export function inOrder(tables: readonly Summary[], name: string): Summary[] {
  const rank = (table: Summary): number => (waitsForMe(table, name) ? 0 : RANK[table.status]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated_at - one.updated_at);
}
