/** Figures for the rules of a game: each is made of parts of the board, or there is a reason why there is none. */

import type { Component } from "svelte";
import type { Tell } from "../table/contract";

/** Pictures that need more than their props in figures/index.ts also take the game's `board`. */
export interface FigureProps {
  tell: Tell;
}

export interface Figure {
  Picture: Component<FigureProps & { board: unknown } & Record<string, unknown>>;
  props: Readonly<Record<string, unknown>>;
  /** The id of the message under it, which is also its accessible name. */
  caption: string;
}

/** Why a rule has no figure; for developers, not for readers. */
export type NoFigure = "words say it all" | "drawn at another rule" | "nothing to see";

/** By rule id. Consecutive rules may share a figure. */
export type Figures = Readonly<Record<string, Figure | NoFigure>>;

/** Makes a figure; the props are checked against those of the picture. */
export function figure<Props extends FigureProps>(
  caption: string,
  Picture: Component<Props>,
  props: Omit<Props, keyof FigureProps | "board">,
): Figure {
  return { Picture: Picture as unknown as Figure["Picture"], props, caption };
}

const found = import.meta.glob<{ figures: Figures }>("../games/*/figures/index.ts");

/** Empty for a game without figures, whose rulebook then has only text. */
export async function figuresOf(game: string): Promise<Figures> {
  const load = found[`../games/${game}/figures/index.ts`];
  return load === undefined ? {} : (await load()).figures;
}
