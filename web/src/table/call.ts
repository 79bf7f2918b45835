/** Whether to call somebody to the table: once for each time the others have had their say, not for every question. */

import type { GameEvent } from "./contract";

export class Call {
  // whoever has just come in is told at once
  #answered = true;
  #othersActed = true;

  /** A move was made, by whom and with what; `me` is the seat that may be called. */
  heard(me: number | null, mover: number, events: readonly GameEvent[]): void {
    const isOthers = mover !== me || events.some(({ seat }) => typeof seat === "number" && seat !== me);
    if (mover === me) [this.#answered, this.#othersActed] = [true, false];
    if (isOthers) this.#othersActed = true;
  }

  /** Now that it is my turn: am I to be called? Asked again, no longer. */
  isDue(): boolean {
    const due = this.#answered && this.#othersActed;
    if (due) this.#answered = false;
    return due;
  }
}
