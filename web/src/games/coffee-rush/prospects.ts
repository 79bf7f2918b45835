/** Which of the walks a click on a cell makes, and what could become of the cups, in words. */

import type { Tell } from "../../table/contract";
import { drinkIn, type Menu } from "./menu";
import { orderText } from "./moves";
import { listOf } from "./names";
import type { CupProspect, RushWalk } from "./wire";

/** Of several ways to a cell, the one through the cell that was pointed at before; otherwise the first. */
export function wayTo(walks: readonly RushWalk[], cell: string, before: string | null): RushWalk | undefined {
  const ways = walks.filter(({ to }) => to === cell);
  return ways.find(({ start, path }) => before !== null && [start, ...path.slice(0, -1)].includes(before)) ?? ways[0];
}

export function walkText({ path, gathers }: RushWalk, tell: Tell): string {
  return tell("rush-web-walk", { steps: path.length, way: path.join(" – "), gathers: listOf(gathers, tell) });
}

/** What a cup can still become; for an empty one everything is possible, and nothing is said. */
export function becomingText({ cup, orders }: CupProspect, menu: Menu, tell: Tell): string {
  if (orders.length === 0) return tell("rush-web-becomes-nothing", { cup });
  const drinks = orders.map(({ drink, missing }) => {
    const lacks = listOf(missing, tell);
    const { name } = drinkIn(menu, drink);
    return lacks === "" ? name : tell("rush-web-lacks", { drink: name, lacks });
  });
  return tell("rush-web-becomes", { cup, drinks: [...new Set(drinks)].join("; ") });
}

/** The cards that a cup can still become. */
export const ordersOf = ({ orders }: CupProspect): ReadonlySet<string> =>
  new Set(orders.map(({ drink, tab }) => orderText(drink, tab)));
