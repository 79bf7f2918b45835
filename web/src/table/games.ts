/** Boards by game. Each is a chunk of its own, loaded when somebody sits down; without one there is the plain board. */

import type { AnyView, GameTable } from "./contract";
import { plain } from "./plain";

const found = import.meta.glob<{ table: unknown }>("../games/*/index.ts");

export async function gameTable(game: string): Promise<GameTable<AnyView>> {
  const load = found[`../games/${game}/index.ts`];
  if (load === undefined) return plain;
  return (await load()).table as GameTable<AnyView>; // each board takes the view of its own game, and is sent no other
}
