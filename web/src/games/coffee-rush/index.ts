/** Coffee Rush in the browser. */

import type { GameTable } from "../../table/contract";
import type { RushKind, RushView } from "../../wire/types";
import Board from "./Board.svelte";
import { duration, sound } from "./pace";
import { prompt } from "./prompt";
import { step } from "./step";
import { warning } from "./warning";

export const table: GameTable<RushView, RushKind> = {
  Board,
  kinds: {
    place: "a cell of the floor",
    upgrade: "an upgrade tile",
    meeple: "the cell where one's meeple stands",
    go: "a cell of the floor",
    stop: "a button",
    pour: "an ingredient in hand, then a cup; or drag it there",
    empty: "the button under a cup",
    serve: "an order slip, then a cup",
    end: "a button",
  },
  step,
  duration,
  sound,
  prompt,
  warning,
};
