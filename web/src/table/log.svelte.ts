/** Lines of the log: what happened in the game, and at the table around it. */

import type { Entry } from "../wire/entries";
import type { GameEvent } from "./contract";

export type LogLine = { key: number } & ({ event: GameEvent } | { entry: Entry });

const UNTOLD = new Set(["opened", "seated", "bot-seated", "vacated"]); // the lobby's, of no interest later

export class Log {
  lines = $state.raw<LogLine[]>([]);
  readonly events = $derived(this.lines.flatMap((line) => ("event" in line ? [line.event] : [])));
  #last = 0;

  clear(): void {
    this.lines = [];
  }

  tell(event: GameEvent): void {
    this.lines = [...this.lines, { key: (this.#last += 1), event }];
  }

  note(entry: Entry): void {
    if (entry.kind !== "moved" && !UNTOLD.has(entry.kind)) this.lines = [...this.lines, { key: (this.#last += 1), entry }];
  }

  /** A whole past at once. */
  begin(entries: readonly (Entry | null)[]): void {
    const lines: LogLine[] = [];
    for (const entry of entries) {
      if (entry === null) continue;
      if (entry.kind === "moved") for (const event of entry.events) lines.push({ key: (this.#last += 1), event });
      else if (!UNTOLD.has(entry.kind)) lines.push({ key: (this.#last += 1), entry });
    }
    this.lines = lines;
  }
}
