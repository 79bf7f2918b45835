/** How far the expedition has come. */

import type { Message } from "../../table/contract";
import type { DigView } from "./wire";

export const progress = (view: DigView): Message => ({
  id: "dig-web-progress",
  args: { round: view.turn.round ?? 1, counter: view.counter },
});

export const starter = (view: DigView): number | null => view.turn.first ?? null;
