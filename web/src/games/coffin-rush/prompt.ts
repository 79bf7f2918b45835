/** The line that says what to do, from the question and the legal moves. */

import type { Choice, Message } from "../../table/contract";
import type { DigView } from "./wire";

export function prompt(view: DigView, me: number | null, legal: readonly Choice[]): Message {
  if (view.over) return { id: "dig-web-prompt-over" };
  if (me === null || !view.to_move.includes(me))
    return { id: view.pending === "turn" ? "dig-web-prompt-wait" : "dig-web-prompt-wait-answer" };
  if (view.pending !== "turn") return { id: `dig-web-prompt-${view.pending}` };
  return onTurn(view, new Set(legal.map(({ kind }) => kind)));
}

function onTurn(view: DigView, kinds: ReadonlySet<string>): Message {
  if (kinds.size === 0) return { id: "dig-web-prompt-watch" };
  if (kinds.has("go")) return { id: "dig-web-prompt-go", args: { steps: view.turn.steps ?? 0 } };
  if (kinds.has("done")) return { id: "dig-web-prompt-drop" };
  if (kinds.has("take")) return { id: "dig-web-prompt-take" };
  if (kinds.has("walk")) return { id: "dig-web-prompt-act", args: { actions: view.turn.actions ?? 0 } };
  if (kinds.has("card") || kinds.has("discard")) return { id: "dig-web-prompt-card" };
  return { id: "dig-web-prompt-pass" };
}
