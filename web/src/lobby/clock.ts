/** A table's clock as text. */

import { say } from "../text/appTexts.svelte";
import type { Clock } from "../wire/types";

/** The seconds in the unit of each kind of clock, in texts and fields. */
export const UNITS = { none: 1, turn: 1, game: 60, days: 86_400 } as const;

export function clockInWords(clock: Clock): string {
  const kind = clock.kind ?? "none";
  const text = say(`clock-${kind}-told`, { time: (clock.seconds ?? 0) / UNITS[kind] });
  const increment = clock.increment ?? 0;
  const paid = clock.pays === "answer" ? "clock-increment-answer-told" : "clock-increment-told";
  return kind === "game" && increment > 0 ? `${text} ${say(paid, { increment })}` : text;
}
