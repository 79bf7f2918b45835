/** A game being looked back on: where one is in it, forwards and backwards. Every picture comes from the server. */

import { settings } from "../settings/settings.svelte";
import type { AnyView, GameEvent, GameTable } from "../table/contract";
import { Stage } from "../table/stage.svelte";
import type { Course } from "../wire/types";
import { nextTurn } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const LEAST = 700; // milliseconds that a moment stays while the game runs by itself, at speed 1

export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  course = $state.raw<Course>()!;
  /** One went on to this moment, and did not jump: what happened is worth telling. */
  walked = $state(false);
  readonly stage: Stage;
  readonly pace = $derived(settings.still ? 0 : this.speed);
  readonly last = $derived(this.course.moments.length - 1);
  #run = 0; // counts up when what runs by itself is to stop

  constructor(course: Course, game: GameTable<AnyView>, at: number) {
    this.course = course;
    this.stage = new Stage(game, () => {}, () => this.pace);
    this.go(at);
  }

  /** Straight to a moment. */
  go(at: number): void {
    this.pause();
    this.#put(at);
  }

  #put(at: number): void {
    this.at = Math.min(Math.max(0, at), this.last);
    this.walked = false;
    this.stage.put(this.#view(this.at));
  }

  /** The same moment with other eyes. */
  look(course: Course): void {
    this.course = course;
    this.go(this.at);
  }

  step(by: 1 | -1): void {
    this.pause();
    if (by > 0) void this.#show();
    else this.#put(this.at - 1);
  }

  turn(by: 1 | -1): void {
    this.go(nextTurn(this.course.turns, this.at, by, this.last));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    this.#run += 1;
  }

  async #play(): Promise<void> {
    if (this.at >= this.last) this.#put(0);
    this.playing = true;
    const run = (this.#run += 1);
    while (run === this.#run && this.at < this.last) await Promise.all([this.#show(), this.#while()]);
    if (run === this.#run) this.playing = false;
  }

  #while(): Promise<void> {
    return new Promise((done) => setTimeout(done, LEAST / this.speed));
  }

  /** The next moment, event by event. */
  async #show(): Promise<void> {
    if (this.at >= this.last) return;
    if (this.stage.busy) this.stage.put(this.#view(this.at));
    this.at += 1;
    this.walked = true;
    const events = this.course.moments[this.at]!.events as GameEvent[];
    await this.stage.add({ events, view: this.#view(this.at) });
  }

  #view(at: number): AnyView {
    return this.course.views[at] as AnyView;
  }
}
