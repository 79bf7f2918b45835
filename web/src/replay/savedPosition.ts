/** Reads a position from text. Only its form is checked here; the server decides whether it can be played. */

import type { SavedPosition } from "../wire/types";

export function readPosition(text: string): SavedPosition | null {
  let read: Partial<SavedPosition> | null;
  try {
    read = JSON.parse(text) as Partial<SavedPosition> | null;
  } catch {
    return null;
  }
  const { game, players, options = {}, position } = read ?? {};
  if (typeof game !== "string" || typeof position !== "object" || position === null) return null;
  if (typeof players !== "number" || !Number.isInteger(players) || players < 1 || players > 99) return null;
  return { game, players, options, position };
}
