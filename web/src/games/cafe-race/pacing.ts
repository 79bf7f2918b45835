/** How long each kind of event is shown, and its sound. */

import type { Sound } from "../../table/contract";
import type { ClerkMoved, RaceEvent } from "./wire";

/** One cell down, in milliseconds at pace 1. */
export const STRIDE = 270;

const LENGTHS: Readonly<Record<RaceEvent["event"], number>> = {
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
  moved: 150, // and the way
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

const SOUNDS: Readonly<Record<RaceEvent["event"], Sound | null>> = {
  refilled: "pour",
  back_to_start: null,
  speeds_rolled: "dice",
  chose: "stone",
  revealed: "serve",
  rolled_off: "dice",
  tie_broken: null,
  took_die: null,
  opener_found: null,
  opened: null,
  bid: null,
  passed: null,
  auction_won: "chime",
  order_fixed: null,
  moved: "step",
  blocked: "alarm",
  stopped_short: null,
  overshot: "alarm",
  close_call: null,
  arrived: "chime",
  rested: null,
  kept_balance: "dice",
  spilled: "spill",
  reached_finish: "door",
  game_ended: null,
  placed: null,
  scored: null,
  won: "win",
};

const wayOf = ({ from, to }: ClerkMoved): number => Math.max(0, to - from) * STRIDE;

export const duration = (event: RaceEvent): number =>
  LENGTHS[event.event] + (event.event === "moved" ? wayOf(event) : 0);
export const sound = (event: RaceEvent): Sound | null => SOUNDS[event.event];
