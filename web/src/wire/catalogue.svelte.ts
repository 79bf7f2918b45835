/** The games that this server has, with their bots. */

import { say } from "../text/appTexts.svelte";
import { api } from "./http";
import type { BotLevel, GameInfo } from "./types";

class Catalogue {
  #games = $state.raw<readonly GameInfo[]>([]);
  #loaded: Promise<readonly GameInfo[]> | null = null;

  /** Loaded once, since it does not change while a page is open; a failed request is repeated. */
  load(): Promise<readonly GameInfo[]> {
    this.#loaded ??= api.games().then(
      (games) => (this.#games = games),
      (problem: unknown) => {
        this.#loaded = null;
        throw problem;
      },
    );
    return this.#loaded;
  }

  /** Whether a game has rules at a glance; not known before the server has answered. */
  hasGlance(game: string): boolean {
    return this.#games.find((one) => one.id === game)?.glance === true;
  }

  /** The bots of a game, our own from weak to strong; empty before the server has answered. */
  levels(game: string): readonly BotLevel[] {
    return this.#games.find((one) => one.id === game)?.levels ?? [];
  }

  /** What a level is called; a bot of another package goes by its own name. */
  levelName(name: string): string {
    const level = this.#games.flatMap((game) => game.levels).find((one) => one.name === name);
    return level?.difficulty == null ? name : say(`level-${level.difficulty}`);
  }
}

export const catalogue = new Catalogue();
