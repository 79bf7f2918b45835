/** Ingredients, and numbers of tokens by ingredient. As in the server's views, those with none are left out. */

import type { Stock } from "./wire";

export const INGREDIENTS = ["coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water"] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** The order of layers from bottom to top, whatever was poured first. */
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

export function change(stock: Stock, added: readonly Ingredient[], sign: 1 | -1 = 1): Stock {
  const counts = { ...stock };
  for (const kind of added) {
    const left = (counts[kind] ?? 0) + sign;
    if (left > 0) counts[kind] = left;
    else delete counts[kind];
  }
  return counts;
}
