/** The drinks of a table: its own menu, or the house's, read from the very file that the rules read. */

import type { RushOptions } from "../../wire/types";
import house from "../../../../src/tavolino/games/coffee_rush/components/house_menu.toml?raw";
import { isIngredient, type Ingredient } from "./stock";

export interface Drink {
  id: string;
  name: string;
  ingredients: Ingredient[];
  specialty: boolean;
}

export type Menu = ReadonlyMap<string, Drink>;

/** The house writes its menu so plainly that every value is JSON as well. */
export function readMenu(toml: string): Menu {
  const entries = toml.split("[[drink]]").slice(1);
  return menuOf(entries.map((entry) => Object.fromEntries([...entry.matchAll(/^(\w+) = (.+)$/gm)].map(readLine))));
}

function readLine([, name, value]: RegExpExecArray): [string, unknown] {
  return [name!, JSON.parse(value!)];
}

function menuOf(cards: readonly Record<string, unknown>[]): Menu {
  return new Map(cards.map((card) => [String(card["id"]), drinkOf(card)]));
}

function drinkOf(card: Record<string, unknown>): Drink {
  const ingredients = (card["ingredients"] as string[]).filter(isIngredient);
  return { id: String(card["id"]), name: String(card["name"]), ingredients, specialty: card["specialty"] === true };
}

const HOUSE = readMenu(house);

export function menuFor(options: RushOptions): Menu {
  return options.menu ? menuOf(options.menu.drink.map((card) => ({ ...card }))) : HOUSE;
}

/** A card is shown even if the menu does not know it: by its id, with nothing in it. */
export function drinkIn(menu: Menu, id: string): Drink {
  return menu.get(id) ?? { id, name: id, ingredients: [], specialty: false };
}
