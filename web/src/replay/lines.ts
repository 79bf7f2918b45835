/** The log of a game from its beginning to its end, and how much of it has been told at each moment. */

import type { GameEvent } from "../table/contract";
import type { LogLine } from "../table/log.svelte";
import type { Entry } from "../wire/entries";
import type { Course, Shown } from "../wire/types";

export interface Told {
  lines: LogLine[];
  /** By moment: so many lines. */
  until: number[];
}

export function linesOf(course: Course): Told {
  const lines: LogLine[] = [];
  const until = course.moments.map((moment) => {
    for (const event of moment.events as GameEvent[]) lines.push({ key: lines.length + 1, event });
    const entry = noted(moment, course.moments);
    if (entry !== null) lines.push({ key: lines.length + 1, entry });
    return lines.length;
  });
  return { lines, until };
}

/** All events up to a moment; while it is being shown, up to the one that is happening. */
export function pastOf(told: Told, at: number, happening: GameEvent | null): GameEvent[] {
  const shown = happening === null ? -1 : told.lines.findIndex((line) => "event" in line && line.event === happening);
  return told.lines.slice(0, shown < 0 ? told.until[at] : shown + 1).flatMap((line) => ("event" in line ? [line.event] : []));
}

/** What happened around the game: it began, a move was taken back, a bot stood in. */
function noted(moment: Shown, moments: readonly Shown[]): Entry | null {
  if (moment.kind === "start") return { at: 0, kind: "started", seed_hash: "" };
  if (moment.kind === "undo") return { at: 0, kind: "taken-back", seat: moments[Number(moment.text)]?.seat ?? 0 };
  const [remark, seat] = moment.text.split(" ");
  if (moment.kind !== "remark" || (remark !== "stand-in" && remark !== "timeout")) return null;
  return { at: 0, kind: "stood-in", seat: Number(seat), reason: remark === "timeout" ? "timeout" : "away" };
}
