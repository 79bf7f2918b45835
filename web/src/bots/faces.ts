/** The faces of characters, from the folders of their games. */

import type { Component } from "svelte";

const drawn = import.meta.glob<Component>("../games/*/faces/*.svelte", { import: "default", eager: true });

/** A file has the name of its bot. */
const botOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svelte".length);

export const faces: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(drawn).map(([path, Face]) => [botOf(path), Face]),
);
