/** The text of a clerk's speech bubble while an event is shown, and the white dice if they were rolled. */

import type { Message } from "../../table/contract";
import type { RaceEvent } from "./wire";

export interface Bubble {
  seat: number;
  words: Message;
  dice: readonly number[];
}

/** The arguments of the message; null: no speech bubble. */
function facts(event: RaceEvent): Record<string, string | number> | null {
  switch (event.event) {
    case "tie_broken":
      return { by: event.by };
    case "opened":
      return { die: event.die, bid: event.bid };
    case "bid":
      return { bid: event.bid };
    case "auction_won":
      return { speed: event.speed };
    case "kept_balance":
    case "spilled":
      return { needed: event.needed };
    case "refilled":
    case "back_to_start":
    case "rolled_off":
    case "opener_found":
    case "passed":
    case "blocked":
    case "stopped_short":
    case "overshot":
    case "close_call":
    case "arrived":
    case "rested":
    case "reached_finish":
      return {};
    default:
      return null;
  }
}

export function bubbleOf(event: RaceEvent | null): Bubble | null {
  const args = event === null ? null : facts(event);
  if (event === null || args === null || !("seat" in event)) return null;
  return {
    seat: event.seat,
    words: { id: `race-web-say-${event.event.replaceAll("_", "-")}`, args },
    dice: "dice" in event ? event.dice : [],
  };
}
