/** The playback of a finished game: the current moment, and steps forwards and backwards. All views come from the server. */

import { settings } from "../settings/settings.svelte";
import type { AnyView, GameTable } from "../table/contract";
import type { GameEvent } from "../table/events";
import { Stage } from "../table/stage.svelte";
import type { GameReplay } from "../wire/types";
import { nextTurn } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const MOMENT_MS = 700; // how long each moment stays at least while playing, at speed 1

export class Playback {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  replay = $state.raw<GameReplay>()!;
  /** Whether the last change was one step forwards, whose events are announced to screen readers. */
  steppedForward = $state(false);
  readonly stage: Stage;
  readonly pace = $derived(settings.reducedMotion ? 0 : this.speed);
  readonly last = $derived(this.replay.moments.length - 1);
  #run = 0; // increased to stop playing

  constructor(replay: GameReplay, game: GameTable, at: number) {
    this.replay = replay;
    this.stage = new Stage(
      game,
      () => {},
      () => this.pace,
    );
    this.go(at);
  }

  /** Jumps to a moment. */
  go(at: number): void {
    this.pause();
    this.#jump(at);
  }

  #jump(at: number): void {
    this.at = Math.min(Math.max(0, at), this.last);
    this.steppedForward = false;
    this.stage.put(this.#view(this.at));
  }

  /** Shows the same moment as another seat saw it. */
  viewAs(replay: GameReplay): void {
    this.replay = replay;
    this.go(this.at);
  }

  step(by: 1 | -1): void {
    this.pause();
    if (by > 0) void this.#show();
    else this.#jump(this.at - 1);
  }

  turn(by: 1 | -1): void {
    this.go(nextTurn(this.replay.turns, this.at, by, this.last));
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
    if (this.at >= this.last) this.#jump(0);
    this.playing = true;
    const run = (this.#run += 1);
    while (run === this.#run && this.at < this.last) await Promise.all([this.#show(), this.#wait()]);
    if (run === this.#run) this.playing = false;
  }

  #wait(): Promise<void> {
    return new Promise((done) => setTimeout(done, MOMENT_MS / this.speed));
  }

  /** Shows the next moment, event by event. */
  async #show(): Promise<void> {
    if (this.at >= this.last) return;
    if (this.stage.busy) this.stage.put(this.#view(this.at));
    this.at += 1;
    this.steppedForward = true;
    const events = this.replay.moments[this.at]!.events as GameEvent[];
    await this.stage.add({ events, view: this.#view(this.at) });
  }

  #view(at: number): AnyView {
    return this.replay.views[at] as AnyView;
  }
}
