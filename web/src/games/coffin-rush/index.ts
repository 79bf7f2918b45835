import type { GameTable } from "../../table/contract";
import type { Wire } from "./wire";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import { kinds } from "./kinds";
import { log } from "./log";
import { duration, sound } from "./pacing";
import { progress, starter } from "./progress";
import { prompt } from "./prompt";
import { step } from "./step";
import { warning } from "./warning";

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
  progress,
  starter,
  warning,
};
