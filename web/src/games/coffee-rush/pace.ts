/** How long each event is shown, and what it sounds like. */

import type { GameEvent, Sound } from "../../table/contract";

const DURATIONS: Readonly<Record<string, number>> = {
  placed: 450,
  stocked: 450,
  turn_began: 450,
  last_turn: 800,
  upgraded: 800,
  discarded: 350,
  picked: 250,
  rush_used: 350,
  stepped: 380,
  doubled: 300,
  took: 480,
  ran_short: 500,
  poured: 520,
  emptied: 480,
  put_back: 450,
  order_ready: 650,
  served: 550,
  tipped: 450,
  orders_drawn: 600,
  own_order: 550,
  closed: 900,
  flowed: 700,
  penalised: 800,
  game_ended: 800,
};

const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: "step",
  stepped: "step",
  stocked: "pour",
  poured: "pour",
  emptied: "spill",
  put_back: "spill",
  served: "serve",
  upgraded: "chime",
  tipped: "chime",
  closed: "door",
  penalised: "alarm",
  won: "win",
};

export const duration = (event: GameEvent): number => DURATIONS[event.event] ?? 0;
export const sound = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
