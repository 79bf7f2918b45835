/** The colours of seats: one table for all boards, in colours.css, by the names that the server uses. */

import type { COLOURS } from "../wire/constants";

export type Colour = (typeof COLOURS)[number];

interface Coloured {
  colour: Colour;
}
const PALE: ReadonlySet<Colour> = new Set(["yellow", "orange", "white"]);

/** A CSS colour; white for an unknown seat. */
export function seatColour(seat: Coloured | undefined): string {
  return `var(--seat-${seat?.colour ?? "white"})`;
}

/** A readable colour for letters and pips: dark on pale colours, light on the others. */
export function textColourOn(seat: Coloured): string {
  return PALE.has(seat.colour) ? "#2b1d14" : "#fff";
}
