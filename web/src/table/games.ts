/** The boards, each in a chunk of its own that is loaded at its table. A game without a board gets the plain one. */

import type { GameTable } from "./contract";
import { plainTable } from "./plainTable";

const found = import.meta.glob<{ table: unknown }>("../games/*/index.ts");

export async function gameTable(game: string): Promise<GameTable> {
  const load = found[`../games/${game}/index.ts`];
  if (load === undefined) return plainTable;
  return (await load()).table as GameTable; // a board is typed by its own game, and gets no other game's views
}
