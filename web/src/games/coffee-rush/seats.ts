/** The colour of a seat: the house's, with one like it wherever the house has not come yet. */

const LIKE: Readonly<Record<string, string>> = {
  red: "#c0392b",
  blue: "#2f6db3",
  yellow: "#e2b12c",
  green: "#3c8a4e",
  orange: "#d97a2b",
  violet: "#7c55a5",
  black: "#3a3532",
  white: "#f3eee6",
};

export const seatColour = (colour: string): string => `var(--seat-${colour}, ${LIKE[colour] ?? LIKE["black"]})`;
