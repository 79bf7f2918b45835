/** The colours of the seats as the house has them, with what can be read on them. */

import type { SeatInfo } from "../../table/contract";

const FALLBACKS: Readonly<Record<string, string>> = {
  red: "#c2342b",
  blue: "#2a66b8",
  yellow: "#e2ac1c",
  green: "#35834a",
  orange: "#dd6d24",
  violet: "#7a47a6",
  black: "#2d2826",
  white: "#f5f0e7",
};
const PALE = new Set(["yellow", "orange", "white"]);

export function colourOf(seat: SeatInfo): string {
  return `var(--seat-${seat.colour}, ${FALLBACKS[seat.colour] ?? "#7d6b5d"})`;
}

export function pipsOn(seat: SeatInfo): string {
  return PALE.has(seat.colour) ? "#2b1d14" : "#fffaf2";
}
