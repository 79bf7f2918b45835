/** Shows events one after the other at the chosen pace; the rest can be skipped. */

import { settings } from "../settings/settings.svelte";
import { play } from "./sound";
import type { AnyView, GameTable } from "./contract";
import { stepped, type GameEvent } from "./events";

/** One move: its events, and the view after it, where one was sent. */
export interface Scene {
  /** The number of its entry, and whose move it was. */
  seq?: number;
  by?: number | null;
  events: readonly GameEvent[];
  view: AnyView | null;
}

export class Stage {
  view = $state.raw<AnyView | null>(null);
  happening = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  #scenes: Scene[] = [];
  #skipping = false;
  #run = 0; // increased to stop what is being shown
  #wake: (() => void) | null = null;
  readonly #game: GameTable;
  readonly #onEvent: (event: GameEvent, scene: Scene) => void;
  readonly #pace: () => number;
  #shown: Promise<void> = Promise.resolve();

  constructor(game: GameTable, onEvent: (event: GameEvent, scene: Scene) => void, pace = () => settings.pace) {
    this.#game = game;
    this.#onEvent = onEvent;
    this.#pace = pace;
  }

  /** Shows this view at once, and drops everything that was still to be shown. */
  put(view: AnyView | null): void {
    this.#run += 1;
    this.#scenes = [];
    this.#wake?.();
    this.view = view;
    this.happening = null;
    this.busy = this.#skipping = false;
  }

  /** Resolves when the scene has been shown or dropped. */
  add(scene: Scene): Promise<void> {
    this.#scenes.push(scene);
    if (!this.busy) this.#shown = this.#show();
    return this.#shown;
  }

  skip(): void {
    this.#skipping = this.busy;
    this.#wake?.();
  }

  async #show(): Promise<void> {
    const run = this.#run;
    this.busy = true;
    for (let scene = this.#scenes.shift(); scene !== undefined; scene = this.#scenes.shift()) {
      for (const event of scene.events) {
        this.happening = event;
        this.#onEvent(event, scene);
        if (this.view !== null) this.view = this.#stepped(this.view, event);
        await this.#pause(event);
        if (run !== this.#run) return;
      }
      if (scene.view !== null) this.view = scene.view;
    }
    this.happening = null;
    this.busy = false;
    this.#skipping = false;
  }

  /** An event that a board cannot show is skipped, since the true view follows. */
  #stepped(view: AnyView, event: GameEvent): AnyView {
    try {
      return stepped(this.#game.step, view, event);
    } catch (problem) {
      console.error(problem);
      return view;
    }
  }

  async #pause(event: GameEvent): Promise<void> {
    if (this.#skipping || document.hidden) return;
    const sound = this.#game.sound(event);
    if (sound) play(sound);
    const pace = this.#pace();
    if (pace === 0) return;
    const waiting = 1 + this.#scenes.length / 3; // the more there is to show, the quicker
    const milliseconds = this.#game.duration(event) / pace / waiting;
    if (!(milliseconds > 0)) return; // the board does not know this kind of event
    await new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
