/** Things in words. */

import type { Tell } from "../../table/contract";
import type { Stock } from "../../wire/types";
import { kinds, type Ingredient } from "./stock";

export const nameOf = (ingredient: Ingredient, tell: Tell): string => tell("rush-web-ingredient", { ingredient });

/** `2 × coffee, milk`; nothing for nothing. */
export function listOf(stock: Stock, tell: Tell): string {
  return kinds(stock)
    .map(([kind, count]) => (count > 1 ? `${count} × ${nameOf(kind, tell)}` : nameOf(kind, tell)))
    .join(", ");
}
