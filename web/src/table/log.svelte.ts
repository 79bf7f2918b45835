/** The lines of the log: events of the game, and entries about the table. */

import type { Entry } from "../wire/entries";
import type { GameEvent } from "./events";

export type LogLine = { key: number } & ({ event: GameEvent } | { entry: Entry });

const HIDDEN = new Set(["opened", "seated", "bot-seated", "vacated"]); // of the lobby, of no interest later

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

  addEvent(event: GameEvent): void {
    this.lines = [...this.lines, { key: (this.#last += 1), event }];
  }

  addEntry(entry: Entry): void {
    if (entry.kind !== "moved" && !HIDDEN.has(entry.kind))
      this.lines = [...this.lines, { key: (this.#last += 1), entry }];
  }

  /** Replaces all lines. */
  reset(entries: readonly (Entry | null)[], isCut: boolean): void {
    const lines: LogLine[] = [];
    for (const entry of entries) {
      if (entry === null) continue;
      if (entry.kind === "moved") for (const event of entry.events) lines.push({ key: (this.#last += 1), event });
      else if (!HIDDEN.has(entry.kind)) lines.push({ key: (this.#last += 1), entry });
    }
    this.lines = lines;
    this.isCut = isCut;
  }
}
