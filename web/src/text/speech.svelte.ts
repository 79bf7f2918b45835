/** The frame's own words, in the language of the settings. */

import { settings } from "../settings/settings.svelte";
import type { Tell } from "../table/contract";
import { loadTexts, type Texts } from "./texts";

class Speech {
  #texts = $state.raw<Texts | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.load(settings.liked.language));
    });
  }

  async load(language: typeof settings.liked.language): Promise<void> {
    const texts = await loadTexts(language, null);
    if (settings.liked.language === language) this.#texts = texts;
  }

  get ready(): boolean {
    return this.#texts !== null;
  }

  has(id: string): boolean {
    return this.#texts?.has(id) ?? false;
  }

  readonly tell: Tell = (id, args) => this.#texts?.tell(id, args) ?? "";

  /** Names of games stand on cards and in lists before any game's own texts are here. */
  game(id: string): string {
    return this.has(`game-${id}`) ? this.tell(`game-${id}`) : id;
  }
}

export const speech = new Speech();
/** Short, since it stands in every line of every page. */
export const say: Tell = (id, args) => speech.tell(id, args);
