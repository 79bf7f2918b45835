/** What ending the turn, or a drop at the tent, would leave undone: said only where legal moves still offer it. */

import type { Choice, Message } from "../../table/contract";
import type { DigView } from "../../wire/types";
import { planOf } from "./plan";

export function warning(view: DigView, me: number, move: string, legal: readonly Choice[]): Message | null {
  const offers = (kind: string): boolean => legal.some((choice) => choice.kind === kind);
  const at = view.explorers[me]?.at ?? "";
  if ((move === "pass" || move === "done") && view.pending === "turn") {
    const canStore = offers("drop") && at === planOf(view).camp.name;
    if (canStore) return { id: "dig-web-warn-tent" };
  }
  if (move !== "pass") return null;
  if (offers("take")) return { id: view.piles[at] === undefined ? "dig-web-warn-tile" : "dig-web-warn-pile" };
  return null;
}
