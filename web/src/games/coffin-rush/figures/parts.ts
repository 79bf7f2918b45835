/** The parts that figures show in a row. */

type Risk = "green" | "yellow" | "red";

export type Part =
  | { part: "die"; colour: Risk; face: number }
  | { part: "thing"; item: string; count?: number }
  | { part: "card"; card: string }
  | { part: "trap"; trap: string }
  | { part: "disc"; counter: number }
  | { part: "feather"; isClockwise: boolean }
  | { part: "token"; isActive: boolean }
  | { part: "explorer"; seat: number }
  | { part: "monster"; kind: string; count?: number }
  | { part: "mark"; symbol: string }
  | { part: "tile"; symbol: "s" | "c"; count?: number }
  | { part: "door"; isOpen: boolean; isTemple?: boolean; count?: number }
  | { part: "sign"; text: string };

type Counted = { count?: number };
const counted = (count: number | undefined): Counted => (count === undefined ? {} : { count });

export const die = (colour: Risk, face: number): Part => ({ part: "die", colour, face });
export const thing = (item: string, count?: number): Part => ({ part: "thing", item, ...counted(count) });
export const card = (name: string): Part => ({ part: "card", card: name });
export const trap = (name: string): Part => ({ part: "trap", trap: name });
export const disc = (counter: number): Part => ({ part: "disc", counter });
export const feather = (isClockwise: boolean): Part => ({ part: "feather", isClockwise });
export const token = (isActive: boolean): Part => ({ part: "token", isActive });
export const explorer = (seat: number): Part => ({ part: "explorer", seat });
export const monster = (kind: string, count?: number): Part => ({ part: "monster", kind, ...counted(count) });
export const mark = (symbol: string): Part => ({ part: "mark", symbol });
export const tile = (symbol: "s" | "c", count?: number): Part => ({ part: "tile", symbol, ...counted(count) });
export const door = (isOpen: boolean, isTemple = false, count?: number): Part => ({
  part: "door",
  isOpen,
  isTemple,
  ...counted(count),
});
export const sign = (text: string): Part => ({ part: "sign", text });
