/** Who has won, in one line: a player is told of their own victory as theirs. */

import type { Message, SeatInfo } from "./contract";

/** `me`: the seat of the reader; null for onlookers, and where one person plays several seats. */
export function endingMessage(winners: readonly number[], seats: readonly SeatInfo[], me: number | null): Message {
  const names = (among: readonly number[]): string => among.map((seat) => seats[seat]?.name ?? "").join(", ");
  if (me === null || !winners.includes(me))
    return { id: "ending-won", args: { count: winners.length, winners: names(winners) } };
  const others = winners.filter((seat) => seat !== me);
  return others.length === 0 ? { id: "ending-won-alone" } : { id: "ending-won-with", args: { others: names(others) } };
}
