/** The texts of the app itself, in the chosen language. */

import { settings } from "../settings/settings.svelte";
import type { Tell } from "../table/contract";
import { loadTexts, type Language, type Texts } from "./texts";

class AppTexts {
  #texts = $state.raw<Texts | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.load(settings.preferences.language));
    });
  }

  async load(language: typeof settings.preferences.language): Promise<void> {
    const texts = await loadTexts(language, null);
    if (settings.preferences.language === language) this.#texts = texts;
  }

  get ready(): boolean {
    return this.#texts !== null;
  }

  /** Of the texts that are loaded; `settings` has the one that is chosen. */
  get language(): Language | null {
    return this.#texts?.language ?? null;
  }

  has(id: string): boolean {
    return this.#texts?.has(id) ?? false;
  }

  readonly tell: Tell = (id, args) => this.#texts?.tell(id, args) ?? "";

  /** A game's name, from the texts of its card: those of the game itself may not be loaded yet. */
  game(id: string): string {
    return this.has(`game-${id}`) ? this.tell(`game-${id}`) : id;
  }
}

export const appTexts = new AppTexts();
/** The text of a message: short for `appTexts.tell`, since it is used everywhere. */
export const say: Tell = (id, args) => appTexts.tell(id, args);
