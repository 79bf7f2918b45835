/** Shows what happened one event after the other, at the chosen pace; whoever is in a hurry skips. */

import { settings } from "../settings/settings.svelte";
import { play } from "./sound";
import type { AnyView, GameEvent, GameTable } from "./contract";

/** One move: its events, then the true picture, where it was sent. */
export interface Scene {
  events: readonly GameEvent[];
  view: AnyView | null;
}

export class Stage {
  view = $state.raw<AnyView | null>(null);
  happening = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  #scenes: Scene[] = [];
  #hurry = false;
  #showing = 0; // counts up when what is being shown no longer counts
  #wake: (() => void) | null = null;
  readonly #game: GameTable<AnyView>;
  readonly #told: (event: GameEvent) => void;
  readonly #pace: () => number;
  #shown: Promise<void> = Promise.resolve();

  constructor(game: GameTable<AnyView>, told: (event: GameEvent) => void, pace = () => settings.pace) {
    this.#game = game;
    this.#told = told;
    this.#pace = pace;
  }

  /** This is how things stand; whatever was still to be shown is dropped. */
  put(view: AnyView | null): void {
    this.#showing += 1;
    this.#scenes = [];
    this.#wake?.();
    this.view = view;
    this.happening = null;
    this.busy = this.#hurry = false;
  }

  /** Resolves when it has been shown, or dropped. */
  add(scene: Scene): Promise<void> {
    this.#scenes.push(scene);
    if (!this.busy) this.#shown = this.#show();
    return this.#shown;
  }

  skip(): void {
    this.#hurry = this.busy;
    this.#wake?.();
  }

  async #show(): Promise<void> {
    const showing = this.#showing;
    this.busy = true;
    for (let scene = this.#scenes.shift(); scene !== undefined; scene = this.#scenes.shift()) {
      for (const event of scene.events) {
        this.happening = event;
        this.#told(event);
        if (this.view !== null) this.view = this.#stepped(this.view, event);
        await this.#moment(event);
        if (showing !== this.#showing) return;
      }
      if (scene.view !== null) this.view = scene.view;
    }
    this.happening = null;
    this.busy = false;
    this.#hurry = false;
  }

  /** A picture that a board cannot draw from an event is no reason to stop: the true one follows. */
  #stepped(view: AnyView, event: GameEvent): AnyView {
    try {
      return this.#game.step(view, event);
    } catch (problem) {
      console.error(problem);
      return view;
    }
  }

  async #moment(event: GameEvent): Promise<void> {
    if (this.#hurry || document.hidden) return;
    const sound = this.#game.sound(event);
    if (sound !== null) play(sound);
    const pace = this.#pace();
    if (pace === 0) return;
    const waiting = 1 + this.#scenes.length / 3; // the further behind, the quicker
    const milliseconds = this.#game.duration(event) / pace / waiting;
    if (milliseconds <= 0) return;
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
