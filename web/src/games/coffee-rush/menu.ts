/** The drinks of a table, by id. */

import { isIngredient, type Ingredient } from "./stock";
import type { CafeBoard } from "./wire";

export interface Drink {
  id: string;
  name: string;
  ingredients: Ingredient[];
  specialty: boolean;
}

export type Menu = ReadonlyMap<string, Drink>;

export function menuOf({ drinks }: CafeBoard): Menu {
  return new Map(
    drinks.map(({ id, name, ingredients, specialty = false }) => [
      id,
      { id, name, ingredients: ingredients.filter(isIngredient), specialty },
    ]),
  );
}

/** A card that is not in the menu is shown by its id, without ingredients. */
export function drinkIn(menu: Menu, id: string): Drink {
  return menu.get(id) ?? { id, name: id, ingredients: [], specialty: false };
}
