/** How long each event is shown, and what it sounds like. */

import type { GameEvent, Sound } from "../../table/contract";

/** One cell down, in milliseconds at pace 1. */
export const STRIDE = 270;

const LENGTHS: Readonly<Record<string, number>> = {
  refilled: 900,
  back_to_start: 1100,
  speeds_rolled: 1200,
  chose: 450,
  revealed: 1300,
  rolled_off: 1300,
  tie_broken: 800,
  took_die: 450,
  opener_found: 800,
  opened: 900,
  bid: 800,
  passed: 600,
  auction_won: 1000,
  order_fixed: 300,
  blocked: 1000,
  stopped_short: 900,
  overshot: 1000,
  close_call: 800,
  arrived: 900,
  rested: 600,
  kept_balance: 1500,
  spilled: 1800,
  reached_finish: 700,
  game_ended: 700,
  placed: 250,
  scored: 450,
  won: 1800,
};

const SOUNDS: Readonly<Record<string, Sound>> = {
  refilled: "pour",
  speeds_rolled: "dice",
  chose: "stone",
  revealed: "serve",
  rolled_off: "dice",
  auction_won: "chime",
  moved: "step",
  blocked: "alarm",
  overshot: "alarm",
  arrived: "chime",
  kept_balance: "dice",
  spilled: "spill",
  reached_finish: "door",
  won: "win",
};

export function cellsWalked(event: GameEvent): number {
  return Math.max(0, Number(event["to"]) - Number(event["from"]));
}

export function duration(event: GameEvent): number {
  if (event.event === "moved") return cellsWalked(event) * STRIDE + 150;
  return LENGTHS[event.event] ?? 0;
}

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}
