/** The games' own pictures of what can be chosen: drawn from the board that a choice would give. */

import type { Component } from "svelte";

export interface PictureProps {
  /** As the server sends it with this choice. */
  board: unknown;
}
export interface OptionPictures {
  /** By option. */
  pictures: Readonly<Record<string, Component<PictureProps>>>;
  /** The values that a file of one's own adds to an option, by the file's value; they have no picture. */
  added: (option: string, own: object) => readonly string[];
}

const found = import.meta.glob<OptionPictures>("../games/*/optionPictures.ts");

export async function picturesOf(game: string): Promise<OptionPictures | null> {
  return (await found[`../games/${game}/optionPictures.ts`]?.()) ?? null;
}
