/** A warning before a move that leaves something useful undone, from the legal moves. */

import type { Choice, Message } from "../../table/contract";
import type { RushView } from "./wire";
import { FREE_STEPS } from "./cafe";
import { Offers, readMove } from "./moves";
import { tokens } from "./stock";

export function warning(view: RushView, me: number, move: string, legal: readonly Choice[]): Message | null {
  const offers = new Offers(legal);
  const meant = readMove(move);
  if (meant === null || !offers.has(move) || view.turn.seat !== me) return null;
  const held = offers.any("pour") ? tokens(view.turn.held ?? {}).length : 0;
  if (meant.kind === "end" && offers.ready > 0 && held > 0) {
    return { id: "rush-web-warn-both", args: { ready: offers.ready, held } };
  }
  if (meant.kind === "end" && offers.ready > 0) return { id: "rush-web-warn-serve", args: { ready: offers.ready } };
  if ((meant.kind === "end" || meant.kind === "serve") && held > 0) {
    return { id: "rush-web-warn-held", args: { held } };
  }
  if (meant.kind === "empty" && offers.servesFrom(meant.cup)) {
    return { id: "rush-web-warn-empty", args: { cup: meant.cup } };
  }
  return endsTheWalk(view, meant.kind, offers);
}

/** `stop` ends the walk on purpose; other moves may end it by mistake. */
function endsTheWalk(view: RushView, kind: string, offers: Offers): Message | null {
  const left = FREE_STEPS - (view.turn.steps ?? 0);
  const isLater = ["pour", "empty", "serve", "end"].includes(kind);
  return isLater && left > 0 && offers.any("go") ? { id: "rush-web-warn-walk", args: { left } } : null;
}
