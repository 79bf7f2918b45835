/** Moves that take two clicks: the first selects something, the second completes the move. */

import type { RushView } from "./wire";
import { emptyText, Offers, orderText, pourText, serveText } from "./moves";
import type { Ingredient } from "./stock";

export type Thing =
  | { what: "ingredient"; ingredient: Ingredient }
  | { what: "order"; order: string }
  | { what: "cup"; cup: number }
  | { what: "cell"; cell: string };

/** What is selected now. */
export type Taken = Thing | null;

export interface Touched {
  taken: Taken;
  /** A move to play, or to ask about. */
  move: string | null;
}

export function touch(taken: Taken, thing: Thing, offers: Offers): Touched {
  if (thing.what === "cell") return touchCell(thing.cell, offers);
  const move = moveOf(taken, thing);
  // an ingredient stays selected, since there may be more of it to pour
  if (move !== null) return { taken: taken?.what === "ingredient" ? taken : null, move };
  return { taken: isSame(taken, thing) ? null : thing, move: null };
}

function touchCell(cell: string, offers: Offers): Touched {
  const moves = offers.onCell(cell);
  if (moves.length > 1) return { taken: { what: "cell", cell }, move: null };
  return { taken: null, move: moves[0] ?? `${offers.any("place") ? "place" : "go"} ${cell}` };
}

function moveOf(taken: Taken, thing: Thing): string | null {
  if (taken?.what === "cup") {
    if (thing.what === "ingredient") return pourText(thing.ingredient, taken.cup);
    if (thing.what === "order") return serveText(thing.order, taken.cup);
  }
  if (thing.what === "cup") {
    if (taken?.what === "ingredient") return pourText(taken.ingredient, thing.cup);
    if (taken?.what === "order") return serveText(taken.order, thing.cup);
  }
  return null;
}

export function isSame(taken: Taken, thing: Thing): boolean {
  return JSON.stringify(taken) === JSON.stringify(thing);
}

/** Drops a selection that no longer exists. */
export function stillTaken(taken: Taken, view: RushView, me: number | null, offers: Offers): Taken {
  if (taken === null || me === null) return null;
  if (taken.what === "ingredient") {
    return view.turn.seat === me && (view.turn.held?.[taken.ingredient] ?? 0) > 0 ? taken : null;
  }
  if (taken.what === "cell") return offers.onCell(taken.cell).length > 1 ? taken : null;
  if (taken.what === "order") return isOnTable(view, me, taken.order) ? taken : null;
  return taken;
}

function isOnTable(view: RushView, seat: number, order: string): boolean {
  return view.tabs[seat]?.some((cards, tab) => cards.some((card) => orderText(card, tab + 1) === order)) ?? false;
}

/** Whether a click on this cup would complete a legal move. */
export function isOpenCup(taken: Taken, cup: number, offers: Offers): boolean {
  if (taken?.what === "ingredient") return offers.has(pourText(taken.ingredient, cup));
  if (taken?.what === "order") return offers.has(serveText(taken.order, cup));
  return taken === null && offers.servesFrom(cup);
}

export function isOpenIngredient(taken: Taken, ingredient: Ingredient, offers: Offers): boolean {
  return taken?.what === "cup" ? offers.has(pourText(ingredient, taken.cup)) : offers.pours(ingredient);
}

export function isOpenOrder(taken: Taken, order: string, offers: Offers): boolean {
  return taken?.what === "cup" ? offers.has(serveText(order, taken.cup)) : offers.serves(order);
}

export function canEmpty(cup: number, offers: Offers): boolean {
  return offers.has(emptyText(cup));
}
