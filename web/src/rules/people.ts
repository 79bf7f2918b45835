/** The company that figures are drawn with: one letter, one colour and one name each, the same in every language. */

import type { SeatInfo } from "../table/contract";

const NAMES = ["Ada", "Bea", "Ciro", "Dora", "Elio", "Fanny"];
const COLOURS = ["red", "blue", "green", "yellow", "violet", "orange"];

export function people(count: number): SeatInfo[] {
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
