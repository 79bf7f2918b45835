/** A position that somebody copied, as text. Whether it can be played the server says; here only what it is. */

import type { Saved } from "../wire/types";

export function readPosition(text: string): Saved | null {
  let read: Partial<Saved> | null;
  try {
    read = JSON.parse(text) as Partial<Saved> | null;
  } catch {
    return null;
  }
  const { game, players, options = {}, position } = read ?? {};
  if (typeof game !== "string" || typeof position !== "object" || position === null) return null;
  if (typeof players !== "number" || !Number.isInteger(players) || players < 1 || players > 99) return null;
  return { game, players, options, position };
}
