/** How the picture changes with each kind of event; the true view follows when all have been shown. */

import type { Steps } from "../../table/events";
import type { BowlEvent, BowlView } from "./wire";

export const step: Steps<BowlView, BowlEvent> = {
  chose: (view, { seat }) => ({ ...view, decided: view.decided.with(seat, true) }),
  took: (view, { seat, lumps }) => ({ ...view, lumps: view.lumps.with(seat, view.lumps[seat]! + lumps) }),
  ended: (view) => ({ ...view, over: true }),
};
