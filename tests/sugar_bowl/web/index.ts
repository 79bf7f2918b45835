import type { GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import { kinds } from "./kinds";
import { duration, sound } from "./pacing";
import { prompt } from "./prompt";
import { step } from "./step";
import type { Wire } from "./wire";

export const table: GameTable<Wire> = { Board, kinds, step, duration, sound, prompt };
