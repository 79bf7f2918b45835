/** What moves across the table with an event, and between which places (`data-spot` in the drawing). */

import { CELLS } from "./cafe";
import type { Ingredient } from "./stock";
import type { RushEvent, RushView } from "./wire";

export interface Flight {
  figure: Ingredient | "rush" | "slip";
  from: string;
  to: string;
}

export function flights(event: RushEvent, view: RushView): Flight[] {
  switch (event.event) {
    case "took":
      return several(event.count, event.ingredient, `cell-${walkerCell(view, event.seat)}`, `held-${event.seat}`);
    case "stocked": {
      const from = event.rule === "CR-TWO-2" ? `held-${event.seat}` : `cell-${walkerCell(view, event.seat)}`;
      return several(1, event.ingredient, from, cupOf(event));
    }
    case "poured":
      return several(1, event.ingredient, `held-${event.seat}`, cupOf(event));
    case "emptied":
      return back(event.ingredients, cupOf(event));
    case "put_back":
      return back(event.ingredients, `held-${event.seat}`);
    case "served":
      return [{ figure: "slip", from: `cups-${event.seat}`, to: `done-${event.seat}` }];
    case "tipped":
      return several(event.count, "rush", "rush", `rush-${event.seat}`);
    case "rush_used":
      return [{ figure: "rush", from: `rush-${event.seat}`, to: "rush" }];
    case "orders_drawn":
    case "own_order":
      return several(event.count, "slip", "deck", `tab-${event.seat}-${event.tab}`);
    case "penalised":
      return [
        ...several(event.count, "slip", `tab-${event.seat}-4`, `late-${event.seat}`),
        ...several(event.rush, "rush", "rush", `rush-${event.seat}`),
      ];
    default:
      return [];
  }
}

const cupOf = ({ seat, cup }: { seat: number; cup: number }): string => `cup-${seat}-${cup}`;

function several(count: number, figure: Flight["figure"], from: string, to: string): Flight[] {
  return Array.from({ length: count }, () => ({ figure, from, to }));
}

function walkerCell(view: RushView, seat: number): string {
  return view.turn.meeple ?? view.meeples[seat]?.[0] ?? "";
}

/** The supply is not drawn: what is returned goes to the first station of its kind. */
function back(ingredients: readonly Ingredient[], from: string): Flight[] {
  return ingredients.map((figure) => {
    const station = CELLS.find((cell) => cell.ingredient === figure);
    return { figure, from, to: `cell-${station?.name ?? ""}` };
  });
}
