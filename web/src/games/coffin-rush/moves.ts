/** The legal moves by what they are about, which follows from their texts alone. */

import type { Choice } from "../../table/contract";

export interface CardOffer {
  /** The move without a target. */
  plain: string | null;
  seats: { seat: number; move: string }[];
  quadrants: { quadrant: string; move: string }[];
  /** The move that discards it without effect. */
  aside: string | null;
}

export interface Offers {
  /** Moves of one word: walk, stop, take, done, pass. */
  plain: ReadonlySet<string>;
  go: ReadonlyMap<string, string>;
  open: ReadonlyMap<string, string>;
  close: ReadonlyMap<string, string>;
  drop: ReadonlyMap<number, string>;
  keep: ReadonlyMap<number, string>;
  target: ReadonlyMap<number, string>;
  consent: ReadonlyMap<string, string>;
  yellow: ReadonlyMap<number, string>;
  red: ReadonlyMap<number, string>;
  cards: ReadonlyMap<string, CardOffer>;
}

export function offersOf(legal: readonly Choice[]): Offers {
  const plain = new Set<string>();
  const cells = { go: new Map<string, string>(), open: new Map<string, string>(), close: new Map<string, string>() };
  const numbers = {
    drop: new Map<number, string>(),
    keep: new Map<number, string>(),
    target: new Map<number, string>(),
  };
  const dice = { yellow: new Map<number, string>(), red: new Map<number, string>() };
  const consent = new Map<string, string>();
  const cards = new Map<string, CardOffer>();
  for (const { move } of legal) {
    const [kind, first, second] = move.split(" ");
    if (first === undefined) plain.add(move);
    else if (kind === "go" || kind === "open" || kind === "close") cells[kind].set(first, move);
    else if (kind === "drop" || kind === "keep" || kind === "target") numbers[kind].set(Number(first), move);
    else if (kind === "set" && (first === "yellow" || first === "red")) dice[first].set(Number(second), move);
    else if (kind === "consent") consent.set(first, move);
    else if (kind === "card" || kind === "discard") addCard(cards, kind, first, second, move);
  }
  return { plain, ...cells, ...numbers, ...dice, consent, cards };
}

function addCard(
  cards: Map<string, CardOffer>,
  kind: string,
  card: string,
  target: string | undefined,
  move: string,
): void {
  const offer = cards.get(card) ?? { plain: null, seats: [], quadrants: [], aside: null };
  cards.set(card, offer);
  if (kind === "discard") offer.aside = move;
  else if (target === undefined) offer.plain = move;
  else if (/^\d+$/.test(target)) offer.seats.push({ seat: Number(target), move });
  else offer.quadrants.push({ quadrant: target, move });
}
