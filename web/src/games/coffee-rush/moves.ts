/** The texts of the moves of Coffee Rush, and the legal moves by the things on the table that they are about. */

import type { Choice } from "../../table/contract";
import { isIngredient, type Ingredient } from "./stock";

export type Move =
  | { kind: "place" | "meeple" | "go"; cell: string }
  | { kind: "upgrade"; upgrade: string }
  | { kind: "stop" | "end" }
  | { kind: "pour"; ingredient: Ingredient; cup: number }
  | { kind: "empty"; cup: number }
  | { kind: "serve"; order: string; cup: number };

export function readMove(text: string): Move | null {
  const [kind, what, cup] = text.split(" ");
  switch (kind) {
    case "place":
    case "meeple":
    case "go":
      return what === undefined ? null : { kind, cell: what };
    case "upgrade":
      return what === undefined ? null : { kind, upgrade: what };
    case "stop":
    case "end":
      return { kind };
    case "empty":
      return what === undefined ? null : { kind, cup: Number(what) };
    case "pour":
      return what === undefined || cup === undefined || !isIngredient(what)
        ? null
        : { kind, ingredient: what, cup: Number(cup) };
    case "serve":
      return what === undefined || cup === undefined ? null : { kind, order: what, cup: Number(cup) };
    default:
      return null;
  }
}

export const pourText = (ingredient: Ingredient, cup: number): string => `pour ${ingredient} ${cup}`;
export const serveText = (order: string, cup: number): string => `serve ${order} ${cup}`;
export const emptyText = (cup: number): string => `empty ${cup}`;
/** A card as it is written in `serve`. */
export const orderText = (card: string, tab: number): string => `${card}@${tab}`;

/** The legal moves, by the thing that one clicks for them. */
export class Offers {
  readonly #texts: ReadonlySet<string>;
  readonly #moves: readonly Move[];

  constructor(legal: readonly Choice[]) {
    this.#texts = new Set(legal.map((choice) => choice.move));
    this.#moves = legal.map((choice) => readMove(choice.move)).filter((move) => move !== null);
  }

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  any(...kinds: Move["kind"][]): boolean {
    return this.#moves.some((move) => kinds.includes(move.kind));
  }

  onCell(cell: string): string[] {
    return this.#moves.flatMap((move) => ("cell" in move && move.cell === cell ? [`${move.kind} ${cell}`] : []));
  }

  pours(ingredient: Ingredient): boolean {
    return this.#moves.some((move) => move.kind === "pour" && move.ingredient === ingredient);
  }

  serves(order: string): boolean {
    return this.#moves.some((move) => move.kind === "serve" && move.order === order);
  }

  cupsFor(order: string): number[] {
    return this.#moves.flatMap((move) => (move.kind === "serve" && move.order === order ? [move.cup] : []));
  }

  servesFrom(cup: number): boolean {
    return this.#moves.some((move) => move.kind === "serve" && move.cup === cup);
  }

  /** How many cards could be served now, each counted once. */
  get ready(): number {
    return new Set(this.#moves.flatMap((move) => (move.kind === "serve" ? [move.order] : []))).size;
  }
}
