/** What flies across the table with an event, and between which spots (`data-spot` in the drawing). */

import type { GameEvent } from "../../table/contract";
import type { RushView } from "../../wire/types";
import { CELLS } from "./cafe";
import { isIngredient, type Ingredient } from "./stock";

export interface Flight {
  figure: Ingredient | "rush" | "slip";
  from: string;
  to: string;
}

export function flights(event: GameEvent, view: RushView): Flight[] {
  const seat = Number(event["seat"]);
  const cup = `cup-${seat}-${String(event["cup"])}`;
  switch (event.event) {
    case "took":
      return several(Number(event["count"]), tokenOf(event), `cell-${walkerCell(view, seat)}`, `held-${seat}`);
    case "stocked":
      return several(1, tokenOf(event), event.rule === "CR-TWO-2" ? `held-${seat}` : `cell-${walkerCell(view, seat)}`, cup);
    case "poured":
      return several(1, tokenOf(event), `held-${seat}`, cup);
    case "emptied":
      return back(event, cup);
    case "put_back":
      return back(event, `held-${seat}`);
    case "served":
      return [{ figure: "slip", from: `cups-${seat}`, to: `done-${seat}` }];
    case "tipped":
      return several(Number(event["count"]), "rush", "rush", `rush-${seat}`);
    case "rush_used":
      return [{ figure: "rush", from: `rush-${seat}`, to: "rush" }];
    case "orders_drawn":
    case "own_order":
      return several(Number(event["count"]), "slip", "deck", `tab-${seat}-${String(event["tab"])}`);
    case "penalised":
      return [
        ...several(Number(event["count"]), "slip", `tab-${seat}-4`, `late-${seat}`),
        ...several(Number(event["rush"]), "rush", "rush", `rush-${seat}`),
      ];
    default:
      return [];
  }
}

function several(count: number, figure: Flight["figure"] | null, from: string, to: string): Flight[] {
  return figure === null ? [] : Array.from({ length: count }, () => ({ figure, from, to }));
}

function tokenOf(event: GameEvent): Ingredient | null {
  const word = String(event["ingredient"]);
  return isIngredient(word) ? word : null;
}

function walkerCell(view: RushView, seat: number): string {
  return view.turn.meeple ?? view.meeples[seat]?.[0] ?? "";
}

/** The supply has no place of its own: what goes back goes to the first station of its kind. */
function back(event: GameEvent, from: string): Flight[] {
  return (event["ingredients"] as string[]).filter(isIngredient).map((figure) => {
    const station = CELLS.find((cell) => cell.ingredient === figure);
    return { figure, from, to: `cell-${station?.name ?? ""}` };
  });
}
