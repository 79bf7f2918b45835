import type { GameTable } from "../../table/contract";
import type { RaceKind, RaceView } from "../../wire/types";
import Board from "./Board.svelte";
import { kinds } from "./kinds";
import { duration, sound } from "./pacing";
import { prompt } from "./prompt";
import { step } from "./step";

/** Nothing can be left undone in a race: every move is one answer to one question. */
const warning = () => null;

export const table: GameTable<RaceView, RaceKind> = { Board, kinds, step, duration, sound, prompt, warning };
