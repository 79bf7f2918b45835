/** Fluent messages of one language by their ids: those of the app, of the narrator and of one game. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Tell } from "../table/contract";
import type { LANGUAGES } from "../wire/constants";

export type Language = (typeof LANGUAGES)[number];

// the options are repeated, since vite reads these calls and does not run them
const sources: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../games/*/card/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/tavolino/narrate/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/tavolino/games/*/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/tavolino/games/*/characters/*.ftl", { query: "?raw", import: "default" }),
};

const lessons = import.meta.glob<string>("../../../src/tavolino/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Cards and characters of all games are loaded at once: lists show the games' names, and those of bots. */
function files(language: Language, game: string | null): string[] {
  const everywhere = [`/card/${language}.ftl`, `/characters/${language}.ftl`];
  const cards = Object.keys(sources).filter((path) => everywhere.some((end) => path.endsWith(end)));
  const shared = [`./${language}.ftl`, `../../../src/tavolino/narrate/text/${language}.ftl`, ...cards];
  if (game === null) return shared;
  const folder = game.replaceAll("-", "_");
  return [
    ...shared,
    `../../../src/tavolino/games/${folder}/text/${language}.ftl`,
    `../games/${game}/text/${language}.ftl`,
  ];
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

/** What the guide of a game's lesson says; loaded only there. */
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

  /** A rule as a version of the rules has it: where earlier ones differ, their words are beside those of the newest. */
  rule(id: string, version: number): string {
    const message = this.#bundle.getMessage(id);
    const earlier = Object.keys(message?.attributes ?? {})
      .map((name) => Number(/^v(\d+)$/.exec(name)?.[1]))
      .filter((until) => until >= version);
    const pattern = earlier.length === 0 ? message?.value : message?.attributes[`v${Math.min(...earlier)}`];
    return pattern == null ? id : this.#bundle.formatPattern(pattern, null, []);
  }

  /** A message that is missing shows its id: better an odd word than an empty page. */
  readonly tell: Tell = (id, args) => {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    return this.#bundle.formatPattern(pattern, args ?? null, []);
  };
}
