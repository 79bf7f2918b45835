/** What the events told and the view does not keep: where coffee lies, and who ended in which place. */

import type { GameEvent } from "../../table/contract";
import { spot, type Spot } from "./staircase";

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

  constructor(past: readonly GameEvent[]) {
    for (const event of past) this.#take(event);
  }

  /** Those of later rounds are gone once moves were taken back. */
  puddles(round: number): readonly Puddle[] {
    return this.#puddles.filter((puddle) => puddle.round <= round);
  }

  outcome(seat: number): Outcome {
    return this.#outcomes.get(seat) ?? NOTHING;
  }

  #take(event: GameEvent): void {
    const seat = event["seat"] as number;
    if (event.event === "speeds_rolled") this.#round = event["round"] as number;
    if (event.event === "moved") this.#cells.set(seat, event["to"] as number);
    if (event.event === "back_to_start") this.#cells.set(seat, 0);
    if (event.event === "spilled") this.#spill(this.#cells.get(seat) ?? 0);
    if (event.event === "placed") this.#note(seat, { place: event["place"] as number });
    if (event.event === "scored") this.#note(seat, { points: event["points"] as number });
    if (event.event === "won") for (const winner of event["seats"] as number[]) this.#note(winner, { hasWon: true });
  }

  #spill(cell: number): void {
    const id = this.#puddles.length;
    this.#puddles.push({ ...spot(cell, id % 2, 2), id, round: this.#round });
  }

  #note(seat: number, news: Partial<Outcome>): void {
    this.#outcomes.set(seat, { ...this.outcome(seat), ...news });
  }
}
