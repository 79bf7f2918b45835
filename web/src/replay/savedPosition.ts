/** Reads a position from text. Only its form is checked here; the server decides whether it can be played. */

import type { SavedPosition } from "../wire/types";

/** What is wrong with it: it is not JSON, or the field that is not what it should be. */
export type PositionFault = "json" | "game" | "players" | "options" | "position";

export function readPosition(text: string): SavedPosition | PositionFault {
  let read: Partial<SavedPosition> | null;
  try {
    read = JSON.parse(text) as Partial<SavedPosition> | null;
  } catch {
    return "json";
  }
  const { game, players, options = {}, position } = read ?? {};
  if (typeof game !== "string" || game === "") return "game";
  if (typeof players !== "number" || !Number.isInteger(players) || players < 1 || players > 99) return "players";
  if (!isObject(options)) return "options";
  if (!isObject(position)) return "position";
  return { game, players, options, position };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
