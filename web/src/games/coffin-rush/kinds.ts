/** How each kind of move is made on the board. */

import type { Kind } from "./wire";

export const kinds: Readonly<Record<Kind, string>> = {
  walk: "the own cell on the map, or the button",
  go: "a highlighted cell on the map, or the arrow keys on it",
  stop: "the button",
  open: "a highlighted door on the map, or its button; the tile underfoot by its button",
  close: "a highlighted door on the map, or its button",
  take: "the button",
  drop: "an item of the own backpack, then its button, in the camp the item alone; in the panel of `plunder` the victim's item",
  keep: "an item in the panel of the question",
  card: "a card of the own hand, then its button; in the panel of `recover` the card itself",
  discard: "a card of the own hand, then its button",
  consent: "the panel of the question",
  set: "a face of a die in the panel of the question",
  target: "an explorer in the panel of the question",
  done: "the button, for the dice in the panel of the question",
  pass: "the button",
};
