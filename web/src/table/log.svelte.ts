/** The lines of the log: events of the game, and entries about the table. */

import type { Entry } from "../wire/entries";
import type { GameEvent } from "./events";

/** `seq` is the number of the entry, by which others can refer to it. */
export type EntryLine = { key: number; seq: number; entry: Entry };
/** An event of the move in entry `seq`, which `by` has made; null: nobody. */
export type EventLine = { key: number; seq: number; by: number | null; event: GameEvent };
export type LogLine = EventLine | EntryLine;
export type Said = Extract<Entry, { kind: "said" }>;
/** An entry with its number; null: nothing that this watcher may know. */
export type Past = readonly [seq: number, entry: Entry | null];

const HIDDEN = new Set(["opened", "seated", "bot-seated", "vacated", "invite-renewed"]); // of no interest later

export class Log {
  lines = $state.raw<LogLine[]>([]);
  /** Whether there are earlier lines that the server did not send. */
  isCut = $state(false);
  readonly events = $derived(this.lines.flatMap((line) => ("event" in line ? [line.event] : [])));
  #last = 0;

  clear(): void {
    this.lines = [];
    this.isCut = false;
  }

  addEvent(event: GameEvent, seq: number, by: number | null): void {
    this.lines = [...this.lines, { key: this.#next(), seq, by, event }];
  }

  addEntry(seq: number, entry: Entry): void {
    if (entry.kind === "line-removed") this.lines = this.lines.map((line) => withoutText(line, entry.line));
    else if (entry.kind !== "moved" && !HIDDEN.has(entry.kind))
      this.lines = [...this.lines, { key: this.#next(), seq, entry }];
  }

  /** Replaces all lines. */
  reset(past: readonly Past[], isCut: boolean): void {
    const lines: LogLine[] = [];
    for (const [seq, entry] of past) {
      if (entry === null || entry.kind === "line-removed") continue; // what was removed is told as removed
      if (entry.kind === "moved")
        for (const event of entry.events) lines.push({ key: this.#next(), seq, by: entry.seat, event });
      else if (!HIDDEN.has(entry.kind)) lines.push({ key: this.#next(), seq, entry });
    }
    this.lines = lines;
    this.isCut = isCut;
  }

  /** Somebody was blocked: what they have said so far goes, too. */
  drop(speaker: Pick<Said, "name" | "seat">): void {
    this.lines = this.lines.filter(
      (line) =>
        !("entry" in line) ||
        line.entry.kind !== "said" ||
        line.entry.name !== speaker.name ||
        line.entry.seat !== speaker.seat,
    );
  }

  #next(): number {
    return (this.#last += 1);
  }
}

function withoutText(line: LogLine, seq: number): LogLine {
  if (!("entry" in line) || line.seq !== seq || line.entry.kind !== "said") return line;
  const { text: _, emote: __, ...rest } = line.entry;
  return { ...line, entry: { ...rest, removed: true } };
}
