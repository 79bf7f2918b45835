/** Fluent messages of one language: the house's, the app's own and those of one game, found by id. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Tell } from "../table/contract";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

// the options stand in each line, since they are read and not run
const sources: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/tavolino/narrate/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/tavolino/games/*/text/*.ftl", { query: "?raw", import: "default" }),
};

const lessons = import.meta.glob<string>("../../../src/tavolino/games/*/lessons/*.ftl", { query: "?raw", import: "default" });

function files(language: Language, game: string | null): string[] {
  const house = [`./${language}.ftl`, `../../../src/tavolino/narrate/text/${language}.ftl`];
  if (game === null) return house;
  const folder = game.replaceAll("-", "_");
  return [...house, `../../../src/tavolino/games/${folder}/text/${language}.ftl`, `../games/${game}/text/${language}.ftl`];
}

export async function loadTexts(language: Language, game: string | null): Promise<Texts> {
  const found = files(language, game).map((name) => sources[name]?.() ?? Promise.resolve(""));
  return new Texts(language, await Promise.all(found));
}

function lessonFile(language: Language, game: string): string {
  return `../../../src/tavolino/games/${game.replaceAll("-", "_")}/lessons/${language}.ftl`;
}

export function hasLesson(game: string): boolean {
  return lessonFile("en", game) in lessons;
}

/** What the guide of a game's lesson says; nobody else needs it. */
export async function loadLesson(language: Language, game: string): Promise<Texts> {
  return new Texts(language, [(await lessons[lessonFile(language, game)]?.()) ?? ""]);
}

export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    resources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(new FluentResource(resource), { allowOverrides: false });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or null where it is missing or needs what is not given. */
  attempt(id: string, args: Record<string, string | number>): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    const problems: Error[] = [];
    const text = pattern == null ? null : this.#bundle.formatPattern(pattern, args, problems);
    return problems.length === 0 ? text : null;
  }

  /** A message that is missing shows its id: better an odd word than an empty page. */
  readonly tell: Tell = (id, args) => {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    return this.#bundle.formatPattern(pattern, args ?? null, []);
  };
}
