/** Ratings as the server tells them, on the scale that people know: a “?” stands where little is known yet. */

interface Rated {
  rating: number;
  is_young: boolean;
}

export function ratingText({ rating, is_young }: Rated): string {
  return `${rating}${is_young ? "?" : ""}`;
}

/** With its sign, which is a minus and not a hyphen. */
export function changeText(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : "±0";
}
