import type { GameTable } from "../../table/contract";
import type { DigKind, DigView } from "../../wire/types";
import Board from "./Board.svelte";
import { side } from "./company";
import { kinds } from "./kinds";
import { prompt } from "./prompt";
import { step } from "./step";
import { duration, sound } from "./timing";
import { warning } from "./warning";

export const table: GameTable<DigView, DigKind> = { Board, kinds, step, duration, sound, prompt, warning, side };
