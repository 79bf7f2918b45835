/** Bots that play in a way of their own. Names and lines come with their games, faces from the folders of those here. */

import type { Component } from "svelte";
import { appTexts } from "../text/appTexts.svelte";

const drawn = import.meta.glob<Component>("../games/*/faces/*.svelte", { import: "default", eager: true });

/** A file has the name of its bot. */
const botOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svelte".length);

export const faces: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(drawn).map(([path, Face]) => [botOf(path), Face]),
);

export function isCharacter(bot: string | null): bot is string {
  return bot !== null && appTexts.has(`character-${bot}`);
}
