/** The line that says what to do, or for whom the table waits. */

import type { Choice, Message } from "../../table/contract";
import type { RaceView } from "./wire";

export function prompt(view: RaceView, me: number | null, legal: readonly Choice[]): Message {
  if (view.over) return { id: "prompt-over" };
  const isMine = me !== null && (legal.length > 0 || view.to_move.includes(me));
  return isMine ? question(view, legal) : waiting(view);
}

function question(view: RaceView, legal: readonly Choice[]): Message {
  const mayOnlyPass = legal.length > 0 && legal.every(({ kind }) => kind === "pass");
  if (view.pending === "bid") return offer(mayOnlyPass ? "race-web-prompt-pass" : "race-web-prompt-bid", view);
  if (view.pending === "open" && view.speeds.length === 1) return { id: "race-web-prompt-open-last" };
  return { id: `prompt-${view.pending}` };
}

function waiting(view: RaceView): Message {
  if (view.auction?.die != null) return offer("race-web-wait-bid", view);
  if (view.options.auction && view.speeds.length > 0) return { id: "race-web-wait-open" };
  return { id: "race-web-wait-thrust", args: { count: view.to_move.length } };
}

function offer(id: string, view: RaceView): Message {
  return { id, args: { die: view.auction?.die ?? 0, bid: view.auction?.bid ?? 0 } };
}
