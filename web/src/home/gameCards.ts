/** The cards of the games that have a folder here: what is known before the server has answered. */

import type { Component } from "svelte";
import type { GameInfo } from "../wire/types";

const drawn = import.meta.glob<Component>("../games/*/card/Scene.svelte", { import: "default", eager: true });
const counts = import.meta.glob<readonly number[]>("../games/*/wire.ts", { import: "players", eager: true });

/** The folder of a game has its id. */
const gameOf = (path: string): string => path.split("/")[2]!;

export const scenes: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(drawn).map(([path, Scene]) => [gameOf(path), Scene]),
);

/** Without options and bots, which come from the server. */
export const builtInGames: readonly GameInfo[] = Object.entries(counts).map(([path, players]) => ({
  id: gameOf(path),
  players: [...players],
  options: {},
  rules: 1,
  teams: [],
  levels: [],
}));

/** The number of players that is offered first: one more than the smallest. */
export function defaultPlayerCount(game: GameInfo): number {
  return game.players[1] ?? game.players[0] ?? 2;
}
