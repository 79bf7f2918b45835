import type { GameTable } from "../../table/contract";
import type { Wire } from "./wire";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import { final } from "./final";
import { kinds } from "./kinds";
import { log } from "./log";
import { duration, sound } from "./pacing";
import { progress, starter } from "./progress";
import { prompt } from "./prompt";
import { step } from "./step";

/** There are no warnings, since in a race every move is one answer to one question. */
export const table: GameTable<Wire> = {
  Board,
  Chip,
  foresees: true,
  kinds,
  step,
  duration,
  sound,
  log,
  prompt,
  final,
  progress,
  starter,
};
