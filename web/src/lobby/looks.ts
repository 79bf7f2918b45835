/** How a game shows a set of one's own (a menu, a temple), where it has something better than its plain text. */

import type { Component } from "svelte";
import type { Tell } from "../table/contract";

export interface LookProps {
  value: unknown;
  tell: Tell;
}

const found = import.meta.glob<{ Look: Component<LookProps> }>("../games/*/own.ts");

export async function lookOf(game: string): Promise<Component<LookProps> | null> {
  return (await found[`../games/${game}/own.ts`]?.())?.Look ?? null;
}
