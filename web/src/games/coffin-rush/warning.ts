/** A warning before a move that leaves something useful undone, if legal moves still offer it. */

import type { Choice, Message } from "../../table/contract";
import type { DigView, TempleBoard } from "./wire";
import { planOf } from "./plan";

export function warning(
  view: DigView,
  me: number,
  move: string,
  legal: readonly Choice[],
  board: TempleBoard,
): Message | null {
  const offers = (kind: string): boolean => legal.some((choice) => choice.kind === kind);
  const at = view.explorers[me]?.at ?? "";
  if ((move === "pass" || move === "done") && view.pending === "turn") {
    const canStore = offers("drop") && at === planOf(board).camp.name;
    if (canStore) return { id: "dig-web-warn-tent" };
  }
  if (move !== "pass") return null;
  if (offers("take")) return { id: view.piles[at] === undefined ? "dig-web-warn-tile" : "dig-web-warn-pile" };
  const actions = view.turn.actions ?? 0;
  return actions > 0 && (offers("walk") || offers("go")) ? { id: "dig-web-warn-actions", args: { actions } } : null;
}
