/** How each kind of move is made on the board. */

import type { Kind } from "./wire";

export const kinds: Readonly<Record<Kind, string>> = {
  place: "a cell of the floor",
  upgrade: "an upgrade tile",
  meeple: "the cell where one's meeple stands",
  go: "a cell of the floor",
  stop: "a button",
  pour: "an ingredient in hand, then a cup; or drag it there",
  empty: "the button under a cup",
  serve: "an order slip, then a cup",
  end: "a button",
};
