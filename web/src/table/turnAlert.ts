/** Decides when to alert a player: once after the others have acted, and not for every question of a turn. */

import type { GameEvent } from "./events";

export class TurnAlert {
  // a player who has just opened the page is alerted at once
  #answered = true;
  #othersActed = true;

  /** A move was made by seat `mover`; `me` is the seat that may be alerted. */
  moved(me: number | null, mover: number, events: readonly GameEvent[]): void {
    const isOthers = mover !== me || events.some((event) => "seat" in event && event.seat !== me);
    if (mover === me) [this.#answered, this.#othersActed] = [true, false];
    if (isOthers) this.#othersActed = true;
  }

  /** It is my turn: is an alert due? True only once. */
  isDue(): boolean {
    const due = this.#answered && this.#othersActed;
    if (due) this.#answered = false;
    return due;
  }
}
