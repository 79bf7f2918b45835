/** To pass in the next auction before one is asked: it stays in the browser until then. */

import type { RaceView } from "./wire";

/** The auction in which this seat may still be asked, by what tells it from all others; null if there is none. */
export function auctionAhead(view: RaceView, seat: number): string | null {
  const { auction, taken } = view;
  if (auction === null || view.over || auction.opener === seat || taken[seat] != null) return null;
  return isToCome(view, seat) ? auctionOf(view) : null;
}

/** What tells an auction from all others. */
export function auctionOf({ auction, round, taken }: RaceView): string {
  return `${round} ${taken.filter((die) => die !== null).length} ${auction?.opener ?? ""}`;
}

/** Everybody bids once, clockwise from the opener. */
function isToCome({ auction, cells }: RaceView, seat: number): boolean {
  const players = cells.length;
  if (auction?.bidder == null) return auction?.die == null;
  const after = (other: number): number => (other - auction.opener + players) % players;
  return after(seat) > after(auction.bidder);
}
