/** What is known from events and is not in the view: where coffee was spilled, and the final places. */

import { spot, type Spot } from "./staircase";
import type { RaceEvent } from "./wire";

export interface Outcome {
  place: number | null;
  points: number | null;
  hasWon: boolean;
}

export interface Puddle extends Spot {
  id: number;
  round: number;
}

const NOTHING: Outcome = { place: null, points: null, hasWon: false };

export class Remembered {
  #puddles: Puddle[] = [];
  #outcomes = new Map<number, Outcome>();
  #cells = new Map<number, number>();
  #round = 0;

  constructor(past: readonly RaceEvent[]) {
    for (const event of past) this.#take(event);
  }

  /** Without those of later rounds, whose moves were taken back. */
  puddles(round: number): readonly Puddle[] {
    return this.#puddles.filter((puddle) => puddle.round <= round);
  }

  outcome(seat: number): Outcome {
    return this.#outcomes.get(seat) ?? NOTHING;
  }

  #take(event: RaceEvent): void {
    if (event.event === "speeds_rolled") this.#round = event.round;
    if (event.event === "moved") this.#cells.set(event.seat, event.to);
    if (event.event === "back_to_start") this.#cells.set(event.seat, 0);
    if (event.event === "spilled") this.#spill(this.#cells.get(event.seat) ?? 0);
    if (event.event === "placed") this.#note(event.seat, { place: event.place });
    if (event.event === "scored") this.#note(event.seat, { points: event.points });
    if (event.event === "won") for (const winner of event.seats) this.#note(winner, { hasWon: true });
  }

  #spill(cell: number): void {
    const id = this.#puddles.length;
    this.#puddles.push({ ...spot(cell, id % 2, 2), id, round: this.#round });
  }

  #note(seat: number, news: Partial<Outcome>): void {
    this.#outcomes.set(seat, { ...this.outcome(seat), ...news });
  }
}
