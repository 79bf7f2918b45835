/** A table's clock in words. */

import { say } from "../text/speech.svelte";
import type { Clock } from "../wire/types";

/** How many seconds the unit has in which each kind is told and asked for. */
export const UNITS = { none: 1, turn: 1, game: 60, days: 86_400 } as const;

export function clockInWords(clock: Clock): string {
  const kind = clock.kind ?? "none";
  const told = say(`clock-${kind}-told`, { time: (clock.seconds ?? 0) / UNITS[kind] });
  const increment = clock.increment ?? 0;
  return kind === "game" && increment > 0 ? `${told} ${say("clock-increment-told", { increment })}` : told;
}
