/** The whole log of a game, and how much of it belongs to each moment. */

import type { GameEvent } from "../table/events";
import type { LogLine } from "../table/log.svelte";
import type { Entry } from "../wire/entries";
import type { GameReplay, ReplayMoment } from "../wire/types";

export interface ReplayLog {
  lines: LogLine[];
  /** The number of lines up to each moment. */
  until: number[];
}

export function replayLog(replay: GameReplay): ReplayLog {
  const lines: LogLine[] = [];
  const until = replay.moments.map((moment, seq) => {
    for (const event of moment.events as GameEvent[])
      lines.push({ key: lines.length + 1, seq, by: moment.seat, event });
    const entry = tableEntry(moment, seq, replay.moments);
    if (entry !== null) lines.push({ key: lines.length + 1, seq, entry });
    return lines.length;
  });
  return { lines, until };
}

/** All events up to a moment; while it is being shown, up to the event that is happening. */
export function eventsUntil(log: ReplayLog, at: number, happening: GameEvent | null): GameEvent[] {
  const shown = happening === null ? -1 : log.lines.findIndex((line) => "event" in line && line.event === happening);
  return log.lines
    .slice(0, shown < 0 ? log.until[at] : shown + 1)
    .flatMap((line) => ("event" in line ? [line.event] : []));
}

/** The entry about the table that a moment stands for: the game began, a move was taken back, a bot stood in. */
function tableEntry(moment: ReplayMoment, seq: number, moments: readonly ReplayMoment[]): Entry | null {
  if (moment.kind === "start") return { at: 0, kind: "started", seed_hash: "" };
  if (moment.kind === "undo") return takenBack(moment, seq, moments);
  const [remark, seat] = moment.text.split(" ");
  if (moment.kind !== "remark" || (remark !== "stand-in" && remark !== "timeout")) return null;
  return { at: 0, kind: "stood-in", seat: Number(seat), reason: remark === "timeout" ? "timeout" : "away" };
}

/** Somebody takes back their move, and first all that came after it: the last of these moments tells of all. */
function takenBack(moment: ReplayMoment, seq: number, moments: readonly ReplayMoment[]): Entry | null {
  if (moments[seq + 1]?.kind === "undo") return null;
  const before = moments.slice(0, seq).findLastIndex(({ kind }) => kind !== "undo");
  return { at: 0, kind: "taken-back", seat: moments[Number(moment.text)]?.seat ?? 0, moves: seq - before };
}
