/** The line that says what to do, from the question and the legal moves. */

import type { Choice, Message } from "../../table/contract";
import type { DigView } from "./wire";

export function prompt(view: DigView, me: number | null, legal: readonly Choice[]): Message {
  if (view.over) return { id: "dig-web-prompt-over" };
  if (me === null || !view.to_move.includes(me)) {
    if (view.pending !== "turn") return { id: "dig-web-prompt-wait-answer" };
    return { id: me === null ? "dig-web-prompt-onlooker" : "dig-web-prompt-wait" };
  }
  if (view.pending !== "turn") return { id: `dig-web-prompt-${view.pending}` };
  return onTurn(view, me, legal);
}

function onTurn(view: DigView, me: number, legal: readonly Choice[]): Message {
  const kinds = new Set(legal.map(({ kind }) => kind));
  if (kinds.size === 0) return { id: "dig-web-prompt-watch" };
  if (kinds.has("go")) return { id: "dig-web-prompt-go", args: { steps: view.turn.steps ?? 0 } };
  if (kinds.has("done")) return { id: "dig-web-prompt-drop" };
  if (kinds.has("take")) return { id: "dig-web-prompt-take" };
  const door = doorOffered(view.explorers[me]?.at ?? "", legal);
  if (kinds.has("walk") || door !== "none") {
    const [walk, card] = [kinds.has("walk") ? "yes" : "no", kinds.has("card") ? "yes" : "no"];
    return { id: "dig-web-prompt-act", args: { actions: view.turn.actions ?? 0, walk, door, card } };
  }
  if (kinds.has("card")) return { id: "dig-web-prompt-card" };
  return { id: kinds.has("discard") ? "dig-web-prompt-discard" : "dig-web-prompt-pass" };
}

/** Opening the tile on one's own cell is no door. */
function doorOffered(here: string, legal: readonly Choice[]): "open" | "close" | "none" {
  const doors = legal.filter(({ kind, move }) => (kind === "open" || kind === "close") && move !== `open ${here}`);
  if (doors.some(({ kind }) => kind === "open")) return "open";
  return doors.length > 0 ? "close" : "none";
}
