/** The games that this server has, with their bots. */

import { isCharacter } from "../bots/characters";
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

  /** Those of the slider, each a little stronger than the one before. */
  notches(game: string): readonly string[] {
    return this.#games.find((one) => one.id === game)?.notches ?? [];
  }

  /** Those that play in a way of their own. */
  characters(game: string): readonly string[] {
    return this.#games.find((one) => one.id === game)?.characters ?? [];
  }

  /** What a bot is called; one of another package goes by its own name. */
  levelName(name: string): string {
    if (isCharacter(name)) return say(`character-${name}`);
    const level = this.#games.flatMap((game) => game.levels).find((one) => one.name === name);
    if (level?.difficulty != null) return say(`level-${level.difficulty}`);
    const notches = this.#games.find((game) => game.notches?.includes(name))?.notches ?? [];
    if (name === "random") return say("level-random"); // no level to choose here, but in records and lessons
    return notches.length === 0 ? name : say("bots-notch", { number: notches.indexOf(name) + 1 });
  }
}

export const catalogue = new Catalogue();
