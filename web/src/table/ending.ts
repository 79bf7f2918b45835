/** Who has won, in one line, where a player is told of their own victory as theirs; and everybody's place. */

import type { Message, SeatInfo } from "./contract";

/** `me`: the seat of the reader; null for onlookers, and where one person plays several seats. */
export function endingMessage(winners: readonly number[], seats: readonly SeatInfo[], me: number | null): Message {
  const names = (among: readonly number[]): string => among.map((seat) => seats[seat]?.name ?? "").join(", ");
  if (me === null || !winners.includes(me))
    return { id: "ending-won", args: { count: winners.length, winners: names(winners) } };
  const others = winners.filter((seat) => seat !== me);
  return others.length === 0 ? { id: "ending-won-alone" } : { id: "ending-won-with", args: { others: names(others) } };
}

/** Who share a place leave the next ones empty: after two first ones comes the third. A team counts as one. */
export function places(
  ranking: readonly (readonly number[])[],
  teams: readonly (readonly number[])[] = [],
): { place: number; seat: number }[] {
  const side = (seat: number): number => teams.find((team) => team.includes(seat))?.[0] ?? seat;
  const sides = (seats: readonly number[]): number => new Set(seats.map(side)).size;
  return ranking.flatMap((together, at) => {
    const place = 1 + sides(ranking.slice(0, at).flat());
    return together.map((seat) => ({ place, seat }));
  });
}
