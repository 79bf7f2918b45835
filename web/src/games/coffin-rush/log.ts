/** The log of an expedition: by rounds and turns, the Pharaoh's among them, in which the way of an explorer or a mummy is
 * one line. */

import { isOneOf } from "../../table/events";
import type { Heading, LogGuide, ShortLine } from "../../table/logGuide";
import type { DigEvent } from "./wire";

const SETS_OUT = ["walks", "went"] as const;
const GOES_ON = [...SETS_OUT, "torch_lit", "movement_ended", "rush_spent"] as const;

function heading(event: DigEvent): Heading | null {
  if (event.event === "turn_begun") return { round: event.round, seat: event.seat, saysAll: true };
  return event.event === "pharaoh_turn" ? { round: event.round, seat: null, saysAll: true } : null;
}

function joins(walk: readonly DigEvent[], event: DigEvent): boolean {
  const [first] = walk;
  if (first === undefined) return isOneOf(event, SETS_OUT) || event.event === "mummy_moved";
  if (first.event === "mummy_moved") return event.event === "mummy_moved" && event.mummy === first.mummy;
  return isOneOf(event, GOES_ON) && isOneOf(first, SETS_OUT) && event.seat === first.seat;
}

function walk(events: readonly DigEvent[]): ShortLine | null {
  const moves = events.filter((event) => event.event === "mummy_moved");
  if (moves.length > 0) {
    const { mummy, from } = moves[0]!;
    return { message: "event-mummy-moved", facts: { mummy, from, to: moves.at(-1)!.to } };
  }
  const steps = events.filter((event) => event.event === "went");
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const facts = { seat: first.seat, from: first.from, to: last.to, steps: steps.length };
  return { message: "dig-web-log-walk", facts };
}

function cells(event: DigEvent): readonly string[] {
  if ("from" in event) return [event.from, event.to];
  if (event.event === "analysed") return event.seen?.map(({ at }) => at) ?? [];
  if ("beyond" in event) return [event.at, event.beyond];
  return "at" in event ? [event.at] : [];
}

export const log: LogGuide<DigEvent> = {
  round: "dig-web-round",
  heading,
  cells,
  joins,
  walk,
  icons: {
    began: "clock",
    turn_begun: "clock",
    left_alone: null,
    turn_ended: null,
    rested: "card",
    rush_spent: "coin",
    asked_for_token: "speech",
    lent: "coin",
    declined: "hand",
    walks: "walk",
    went: "walk",
    torch_lit: null,
    movement_ended: null,
    trapped: "dice",
    door_opened: "door",
    door_closed: "door",
    found: "gem",
    stairs_found: "gem",
    woke: "foe",
    fell: "lost",
    nothing_fell: null,
    picked_up: "gem",
    overflowed: null,
    kept: "gem",
    dropped: "lost",
    drop_done: null,
    stored: "spark",
    attacked: "foe",
    robbed: "dice",
    assaulted: "foe",
    die_changed: "dice",
    luck_left: null,
    stolen: "gem",
    card_discarded: "card",
    terrified: "card",
    terror_of_nothing: null,
    card_played: "card",
    card_laid_aside: "card",
    betrayed: "foe",
    recovered: "card",
    analysed: "card",
    adrenaline: "spark",
    rush_turned: "coin",
    rush_in_vain: null,
    pharaoh_turn: "clock",
    trap_drawn: "card",
    sheltered: null,
    traps_reshuffled: null,
    bomb_went_off: "lost",
    red_risk: "lost",
    spectre_appeared: "foe",
    no_spectre_left: null,
    doors_sealed: "door",
    feather_flipped: "clock",
    power_rolled: "dice",
    trap_reddened: "card",
    targets_tied: null,
    target_fixed: null,
    waits: null,
    spectre_moved: "foe",
    passed_altar: null,
    spectre_gone: "foe",
    mummy_moved: "foe",
    mummy_blocked: "door",
    mummy_opened: "door",
    ended: "flag",
    scored: "spark",
    collection_held: "gem",
    company_scored: "spark",
    won: "spark",
  },
};
