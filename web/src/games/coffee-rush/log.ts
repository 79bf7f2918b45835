/** The log of a café: by turns, in which a walk is one line with all that it gathers. */

import { isOneOf } from "../../table/events";
import type { Heading, LogGuide, ShortLine } from "../../table/logGuide";
import type { RushEvent } from "./wire";

const STARTS = ["picked", "stepped", "rush_used"] as const;
const GOES_ON = [...STARTS, "took", "doubled", "multiplied", "stopped"] as const;

function joins(walk: readonly RushEvent[], event: RushEvent): boolean {
  const [first] = walk;
  if (first === undefined) return isOneOf(event, STARTS);
  return isOneOf(event, GOES_ON) && isOneOf(first, STARTS) && event.seat === first.seat;
}

function walk(events: readonly RushEvent[]): ShortLine | null {
  const steps = events.filter((event) => event.event === "stepped");
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ingredients = events.flatMap((event) =>
    event.event === "took" ? Array.from({ length: event.count }, () => event.ingredient) : [],
  );
  // `ingredient-name` tells each of them
  const facts = { seat: first.seat, from: first.from, to: last.to, steps: steps.length };
  return { message: "rush-web-log-walk", facts: { ...facts, count: ingredients.length, ingredients } };
}

function heading(event: RushEvent, players: number): Heading | null {
  if (event.event !== "turn_began") return null;
  const isFirst = event.turn % players === 1;
  return { round: Math.ceil(event.turn / players), isFirst, seat: event.seat, saysAll: true };
}

function cells(event: RushEvent): readonly string[] {
  if ("from" in event) return [event.from, event.to];
  return "cell" in event ? [event.cell] : [];
}

export const log: LogGuide<RushEvent> = {
  round: "rush-web-log-round",
  heading,
  cells,
  joins,
  walk,
  icons: {
    starter_chosen: "clock",
    opened: "clock",
    shuffled: "card",
    placed: "walk",
    stocked: "cup",
    dealt: "order",
    orders_drawn: "order",
    own_order: "order",
    nothing_to_draw: null,
    closed: "flag",
    flowed: "clock",
    penalised: "lost",
    turn_began: "clock",
    last_turn: "flag",
    upgraded: "spark",
    discarded: null,
    picked: "walk",
    rush_used: "coin",
    stepped: "walk",
    took: "gem",
    ran_short: "lost",
    doubled: null,
    multiplied: null,
    stopped: null,
    poured: "cup",
    emptied: "drop",
    put_back: null,
    order_ready: "order",
    served: "spark",
    tipped: "coin",
    game_ended: "flag",
    scored: "spark",
    won: "spark",
  },
};
