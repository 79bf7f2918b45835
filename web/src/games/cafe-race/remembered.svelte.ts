/** What the events told and the view does not keep: where coffee lies, and who ended in which place. */

import type { GameEvent } from "../../table/contract";
import type { RaceView } from "../../wire/types";
import { spot, type Spot } from "./staircase";

export interface Outcome {
  place: number | null;
  points: number | null;
  hasWon: boolean;
}

interface Puddle extends Spot {
  id: number;
  round: number;
}

const NOTHING: Outcome = { place: null, points: null, hasWon: false };

export class Remembered {
  #puddles = $state.raw<readonly Puddle[]>([]);
  #outcomes = $state.raw<Readonly<Record<number, Outcome>>>({});
  #count = 0;

  /** Those of later rounds are gone once moves were taken back. */
  puddles(round: number): readonly Puddle[] {
    return this.#puddles.filter((puddle) => puddle.round <= round);
  }

  outcome(seat: number): Outcome {
    return this.#outcomes[seat] ?? NOTHING;
  }

  take(event: GameEvent, view: RaceView): void {
    const seat = event["seat"] as number;
    if (event.event === "spilled") this.#spill(view.cells[seat] ?? 0, view.round);
    if (event.event === "placed") this.#note(seat, { place: event["place"] as number });
    if (event.event === "scored") this.#note(seat, { points: event["points"] as number });
    if (event.event === "won") for (const winner of event["seats"] as number[]) this.#note(winner, { hasWon: true });
  }

  #spill(cell: number, round: number): void {
    const here = spot(cell, this.#count % 2, 2);
    this.#count += 1;
    this.#puddles = [...this.#puddles, { ...here, id: this.#count, round }];
  }

  #note(seat: number, news: Partial<Outcome>): void {
    this.#outcomes = { ...this.#outcomes, [seat]: { ...this.outcome(seat), ...news } };
  }
}
