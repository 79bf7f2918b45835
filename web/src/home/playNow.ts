/** Opens a table on which all others are bots, and starts the game. */

import { router } from "../route/router.svelte";
import { api } from "../wire/http";
import { person } from "../wire/person.svelte";
import type { GameInfo } from "../wire/types";
import { defaultPlayerCount } from "./gameCards";

export async function playNow(game: GameInfo, level: string): Promise<void> {
  if (!(await person.ensureName())) return;
  const bots = Array.from({ length: defaultPlayerCount(game) - 1 }, () => ({ who: "bot" as const, level }));
  const { table } = await api.openTable({ game: game.id, chairs: [{ who: "me" }, ...bots] });
  await api.startGame(table.id);
  router.go(`/table/${table.id}`);
}
