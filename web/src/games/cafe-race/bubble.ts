/** What a clerk says while an event is shown: a word or two, and the white dice if they were rolled. */

import type { GameEvent, Message } from "../../table/contract";

export interface Bubble {
  seat: number;
  words: Message;
  dice: readonly number[];
}

/** Events with something to say, and the facts that the words need. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  refilled: [],
  back_to_start: [],
  rolled_off: [],
  tie_broken: ["by"],
  opener_found: [],
  opened: ["die", "bid"],
  bid: ["bid"],
  passed: [],
  auction_won: ["speed"],
  blocked: [],
  stopped_short: [],
  overshot: [],
  close_call: [],
  arrived: [],
  rested: [],
  kept_balance: ["needed"],
  spilled: ["needed"],
  reached_finish: [],
};

export function bubbleOf(event: GameEvent | null): Bubble | null {
  const facts = event === null ? undefined : FACTS[event.event];
  if (event === null || facts === undefined) return null;
  const args = Object.fromEntries(facts.map((fact) => [fact, event[fact] as string | number]));
  return {
    seat: event["seat"] as number,
    words: { id: `race-web-say-${event.event.replaceAll("_", "-")}`, args },
    dice: (event["dice"] as number[] | undefined) ?? [],
  };
}
