/** The players in figures, the same in every language. */

import type { Colour } from "../table/colours";
import type { SeatInfo } from "../table/contract";

const NAMES = ["Ada", "Bea", "Ciro", "Dora", "Elio", "Fanny"];
const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow", "violet", "orange"];

export function samplePlayers(count: number): SeatInfo[] {
  return NAMES.slice(0, count).map((name, number) => ({
    number,
    name,
    colour: COLOURS[number]!,
    letter: name[0]!,
    team: 0,
    isBot: false,
    isHere: true,
  }));
}
