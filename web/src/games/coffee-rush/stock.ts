/** Ingredients, and tokens of them counted by kind: as the server writes them, a kind with none is left out. */

import type { Stock } from "../../wire/types";

export const INGREDIENTS = ["coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water"] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** From the bottom of a glass to its foam: so a drink looks like one whatever came into it first. */
const LAYERS: readonly Ingredient[] = ["chocolate", "caramel", "coffee", "tea", "water", "milk", "ice", "steam"];

export function isIngredient(word: string): word is Ingredient {
  return (INGREDIENTS as readonly string[]).includes(word);
}

export function tokens(stock: Stock): Ingredient[] {
  return INGREDIENTS.flatMap((kind) => Array<Ingredient>(stock[kind] ?? 0).fill(kind));
}

export function layers(stock: Stock): Ingredient[] {
  return LAYERS.flatMap((kind) => Array<Ingredient>(stock[kind] ?? 0).fill(kind));
}

export function kinds(stock: Stock): [Ingredient, number][] {
  return INGREDIENTS.filter((kind) => (stock[kind] ?? 0) > 0).map((kind) => [kind, stock[kind] ?? 0]);
}

export function change(stock: Stock, added: readonly string[], sign: 1 | -1 = 1): Stock {
  const counts = { ...stock };
  for (const kind of added) {
    if (!isIngredient(kind)) continue;
    const left = (counts[kind] ?? 0) + sign;
    if (left > 0) counts[kind] = left;
    else delete counts[kind];
  }
  return counts;
}
