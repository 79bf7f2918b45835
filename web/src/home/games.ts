/** What the home page knows of each game beyond what the server tells. */

import type { Component } from "svelte";
import { api } from "../wire/http";
import type { Box } from "../wire/types";
import DigScene from "./scenes/DigScene.svelte";
import RaceScene from "./scenes/RaceScene.svelte";
import RushScene from "./scenes/RushScene.svelte";

export const scenes: Readonly<Record<string, Component>> = {
  "cafe-race": RaceScene,
  "coffee-rush": RushScene,
  "coffin-rush": DigScene,
};

/** Names of bots' levels as the server knows them, from weak to strong. */
export const LEVELS = ["random", "greedy"] as const;

let told: Promise<Box[]> | null = null;

/** The shelf does not change while a page is open; only a failure is asked again. */
export function shelf(): Promise<Box[]> {
  told ??= api.games().catch((problem: unknown) => {
    told = null;
    throw problem;
  });
  return told;
}

/** A good number of people for a first game: one more than the least. */
export function company(box: Box): number {
  return box.players[1] ?? box.players[0] ?? 2;
}
