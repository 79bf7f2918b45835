/** The games' own components for menus and temples from files; without one, the file is shown as text. */

import type { Component } from "svelte";
import type { Tell } from "../table/contract";

export interface PreviewProps {
  value: unknown;
  tell: Tell;
}

const found = import.meta.glob<{ Preview: Component<PreviewProps> }>("../games/*/ownFile.ts");

export async function previewOf(game: string): Promise<Component<PreviewProps> | null> {
  return (await found[`../games/${game}/ownFile.ts`]?.())?.Preview ?? null;
}
