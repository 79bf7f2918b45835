/** The log of a race: by rounds, in which everybody moves. */

import type { LogGuide } from "../../table/logGuide";
import type { RaceEvent } from "./wire";

function cells(event: RaceEvent): readonly string[] {
  if ("from" in event) return [`${event.from}`, `${event.to}`];
  return "cell" in event ? [`${event.cell}`] : [];
}

export const log: LogGuide<RaceEvent> = {
  round: "race-web-log-round",
  heading: (event) => (event.event === "speeds_rolled" ? { round: event.round, isFirst: true } : null),
  cells,
  joins: () => false,
  walk: () => null,
  icons: {
    refilled: "cup",
    back_to_start: "lost",
    speeds_rolled: "dice",
    chose: null,
    revealed: "card",
    took_die: "dice",
    tie_broken: null,
    rolled_off: "dice",
    opener_found: "clock",
    opened: "coin",
    passed: "hand",
    bid: "coin",
    auction_won: "coin",
    order_fixed: "clock",
    moved: "walk",
    blocked: "hand",
    stopped_short: "hand",
    overshot: "walk",
    close_call: "spark",
    arrived: "flag",
    rested: "hand",
    kept_balance: "dice",
    spilled: "drop",
    reached_finish: "flag",
    game_ended: "flag",
    placed: "flag",
    scored: "spark",
    won: "spark",
  },
};
