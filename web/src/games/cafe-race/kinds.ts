/** How each kind of move is made on the board. */

import type { Kind } from "./wire";

export const kinds: Readonly<Record<Kind, string>> = {
  thrust: "one of six dice in the hand, or its digit",
  open: "a speed die in the hand, then one of six bids; or their digits",
  bid: "one of six bids in the hand, or its digit",
  pass: "the button beside the bids, or 0",
};
