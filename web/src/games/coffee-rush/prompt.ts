/** The line that says what to do, from the legal moves. */

import type { Choice, Message } from "../../table/contract";
import type { RushView } from "./wire";
import { FREE_STEPS } from "./cafe";
import { Offers } from "./moves";
import { tokens } from "./stock";

export function prompt(view: RushView, me: number | null, legal: readonly Choice[]): Message {
  if (view.over) return { id: "rush-web-prompt-over" };
  if (me === null) return { id: "rush-web-prompt-watch" };
  // while events are shown there are no legal moves, not even in one's own turn
  if (legal.length === 0) return { id: view.turn.seat === me ? "rush-web-prompt-moment" : "rush-web-prompt-wait" };
  const offers = new Offers(legal);
  if (offers.any("place")) return { id: "rush-web-prompt-place" };
  if (view.pending === "stock") return { id: "rush-web-prompt-stock" };
  if (offers.any("upgrade")) return { id: "rush-web-prompt-upgrade" };
  if (offers.any("go", "meeple")) return walking(view, me, offers);
  return atTheCounter(view, offers);
}

function walking(view: RushView, me: number, offers: Offers): Message {
  const steps = view.turn.steps ?? 0;
  const left = FREE_STEPS - steps;
  if (offers.any("meeple") && view.turn.meeple == null) return { id: "rush-web-prompt-meeple" };
  if (steps === 0) return { id: "rush-web-prompt-walk", args: { left } };
  const mayStop = offers.has("stop");
  if (left > 0) return { id: mayStop ? "rush-web-prompt-steps" : "rush-web-prompt-passing", args: { left } };
  return { id: mayStop ? "rush-web-prompt-rush" : "rush-web-prompt-passing-rush", args: { rush: view.rush[me] ?? 0 } };
}

function atTheCounter(view: RushView, offers: Offers): Message {
  const count = tokens(view.turn.held ?? {}).length;
  if (count > 0 && offers.any("pour")) return { id: "rush-web-prompt-pour", args: { count } };
  if (offers.ready > 0) return { id: "rush-web-prompt-serve", args: { count: offers.ready } };
  if (count > 0) return { id: offers.any("empty") ? "rush-web-prompt-empty" : "rush-web-prompt-full" };
  return { id: "rush-web-prompt-end" };
}
