/** Opens a table on which all others are bots, and starts the game; what was chosen is offered again next time. */

import { router } from "../route/router.svelte";
import { api } from "../wire/http";
import { person } from "../wire/person.svelte";
import type { GameInfo, NewTable } from "../wire/types";
import { defaultPlayerCount } from "./gameCards";

export interface BotGame {
  players: number;
  /** Of all bots. */
  level: string;
}

const USUAL = "medium";
const key = (game: GameInfo): string => `tavolino-play-now-${game.id}`;

/** What was played last, as far as the server still offers it. */
export function lastChoice(game: GameInfo): BotGame {
  const usual = game.levels.find(({ difficulty }) => difficulty === USUAL) ?? game.levels[0];
  const choice = { players: defaultPlayerCount(game), level: usual?.name ?? "" };
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<BotGame>;
    if (kept.players !== undefined && game.players.includes(kept.players)) choice.players = kept.players;
    const bots = [...game.levels.map(({ name }) => name), ...(game.notches ?? []), ...(game.characters ?? [])];
    if (kept.level !== undefined && bots.includes(kept.level)) choice.level = kept.level;
  } catch {
    // no storage, or nothing of ours in it
  }
  return choice;
}

export async function playNow(game: GameInfo, choice: BotGame, options: Record<string, unknown>): Promise<void> {
  if (!(await person.ensureName())) return;
  const bots = Array.from({ length: choice.players - 1 }, () => ({ who: "bot" as const, level: choice.level }));
  const wanted = { game: game.id, chairs: [{ who: "me" }, ...bots], options };
  const { table } = await api.openTable(wanted as NewTable);
  await api.startGame(table.id);
  try {
    localStorage.setItem(key(game), JSON.stringify(choice));
  } catch {
    // without storage the usual choice is offered again
  }
  router.go(`/table/${table.id}`);
}
