/** The parts that figures show in a row. */

import type { Stock } from "../wire";
import type { Upgrade } from "../cafe";
import type { Ingredient } from "../stock";

export type Part =
  | { part: "glass"; stock: Stock }
  | { part: "slip"; drink: string; isDone?: boolean }
  | { part: "token"; kind: Ingredient; count?: number }
  | { part: "rush"; count?: number }
  | { part: "upgrade"; upgrade: Upgrade }
  | { part: "meeple"; seat: number }
  | { part: "door"; closed: boolean; deck: number }
  | { part: "sign"; text: string };

export const glass = (stock: Stock): Part => ({ part: "glass", stock });
export const slip = (drink: string, isDone = false): Part => ({ part: "slip", drink, isDone });
export const token = (kind: Ingredient, count?: number): Part => ({
  part: "token",
  kind,
  ...(count === undefined ? {} : { count }),
});
export const rush = (count?: number): Part => ({ part: "rush", ...(count === undefined ? {} : { count }) });
export const tile = (upgrade: Upgrade): Part => ({ part: "upgrade", upgrade });
export const meeple = (seat: number): Part => ({ part: "meeple", seat });
export const door = (closed: boolean, deck: number): Part => ({ part: "door", closed, deck });
export const sign = (text: string): Part => ({ part: "sign", text });
