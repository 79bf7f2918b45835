/** The next sensible thing to do, in one line. */

import type { Message } from "../../table/contract";
import type { BowlView } from "./wire";

export function prompt(view: BowlView, me: number | null): Message {
  if (view.over) return { id: "prompt-over" };
  if (me !== null && view.to_move.includes(me)) return { id: "prompt-take" };
  return { id: "bowl-web-wait", args: { count: view.to_move.length } };
}
