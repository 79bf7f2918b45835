/** A thrust is secret, and a secret choice is never taken back. */

import type { Message } from "../../table/contract";

export function final(move: string): Message | null {
  const [kind, face] = move.split(" ");
  return kind === "thrust" ? { id: "race-web-final", args: { face: face ?? "" } } : null;
}
