/** What a game draws for its rules: a figure made of the board's own parts, or the reason why there is none. */

import type { Component } from "svelte";
import type { Tell } from "../table/contract";

export interface FigureProps {
  tell: Tell;
}

export interface Figure {
  Picture: Component<FigureProps & Record<string, unknown>>;
  props: Readonly<Record<string, unknown>>;
  /** The message under it, which is its name too. */
  caption: string;
}

/** Why a rule has no figure; for whoever writes the next one, not for readers. */
export type Undrawn = "words say it all" | "drawn at another rule" | "nothing to see";

/** By rule. One figure may stand for several rules that follow one another. */
export type Figures = Readonly<Record<string, Figure | Undrawn>>;

/** A figure whose parts are given what they ask for. */
export function drawn<Props extends FigureProps>(caption: string, Picture: Component<Props>, props: Omit<Props, "tell">): Figure {
  return { Picture: Picture as unknown as Figure["Picture"], props, caption };
}

const found = import.meta.glob<{ figures: Figures }>("../games/*/figures/index.ts");

/** Those of a game that has some; a game without figures has a rulebook all the same. */
export async function figuresOf(game: string): Promise<Figures> {
  const load = found[`../games/${game}/figures/index.ts`];
  return load === undefined ? {} : (await load()).figures;
}
