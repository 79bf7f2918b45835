/** What is printed on card and wood: the house's own file, which the games read too, with a table's own set in its place. */

import source from "../../../../src/tavolino/games/coffin_rush/house.toml?raw";
import type { DigOptions } from "../../wire/types";

type Entry = string | number | number[];

export interface House {
  quadrants: Readonly<Record<string, string>>;
  dice: Readonly<Record<string, number[]>>;
  counter: Readonly<Record<string, number>>;
  /** Backpack slots, the Rush! token's among them. */
  slots: number;
}

const DRAWING = /^(\w[\w-]*) = '''\n([\s\S]*?)\n'''/gm;
const NUMBERS = /^(\w[\w-]*) = (\[[\d, ]+\]|\d+)/gm;

/** Drawings and numbers by section: all of the file's grammar that a board needs. */
export function sections(text: string): Record<string, Record<string, Entry>> {
  const found: Record<string, Record<string, Entry>> = {};
  for (const part of text.split(/^(?=\[\w+\])/m)) {
    const name = /^\[(\w+)\]/.exec(part)?.[1];
    if (name === undefined) continue;
    const entries: Record<string, Entry> = {};
    for (const [, key, drawing] of part.matchAll(DRAWING)) entries[key!] = drawing!;
    for (const [, key, value] of part.matchAll(NUMBERS)) entries[key!] = JSON.parse(value!) as number | number[];
    found[name] = entries;
  }
  return found;
}

const printed = sections(source);

export function houseOf(options: DigOptions): House {
  const own = options.temple ?? {};
  const backpack = { ...printed["backpack"], ...own.backpack } as Record<string, number>;
  return {
    quadrants: { ...(printed["quadrants"] as Record<string, string>), ...own.quadrants },
    dice: { ...(printed["dice"] as Record<string, number[]>), ...own.dice },
    counter: { ...(printed["counter"] as Record<string, number>), ...own.counter },
    slots: backpack["slots"]!,
  };
}

/** The colour of the risk at a number of the counter. */
export function riskAt(counter: Readonly<Record<string, number>>, number: number): "green" | "yellow" | "red" {
  if (number > counter["yellow"]!) return "green";
  return number > counter["red"]! ? "yellow" : "red";
}
