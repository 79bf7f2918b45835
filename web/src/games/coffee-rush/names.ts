/** Names of things as text. */

import type { Tell } from "../../table/contract";
import type { Stock } from "./wire";
import { kinds, type Ingredient } from "./stock";

export const nameOf = (ingredient: Ingredient, tell: Tell): string => tell("rush-web-ingredient", { ingredient });

/** `2 × coffee, milk`; empty for no ingredients. */
export function listOf(stock: Stock, tell: Tell): string {
  return kinds(stock)
    .map(([kind, count]) => (count > 1 ? `${count} × ${nameOf(kind, tell)}` : nameOf(kind, tell)))
    .join(", ");
}
