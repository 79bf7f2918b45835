/** How seats look on this board; the house's colours, with others where the frame has given none. */

import type { SeatInfo } from "../../table/contract";

const FALLBACK: Readonly<Record<string, string>> = {
  red: "#c8372d",
  blue: "#2f6fc2",
  yellow: "#e0ab1f",
  green: "#3b8f4a",
  orange: "#dd7422",
  violet: "#8450b0",
  black: "#3d3a3a",
  white: "#efe9dd",
};

export function paint(seat: SeatInfo | undefined): string {
  const colour = seat?.colour ?? "white";
  return `var(--seat-${colour}, ${FALLBACK[colour] ?? "#888"})`;
}
