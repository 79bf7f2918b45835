/** Entries of a table's log, as they are sent (docs/protocol.md, "What a server sends"). */

import type { GameEvent } from "../table/events";
import type { EMOTES } from "./constants";

export type Emote = (typeof EMOTES)[number];

export type Entry = { at: number } & (
  | { kind: "opened" }
  | { kind: "seated"; seat: number; name: string; colour: string }
  | { kind: "bot-seated"; seat: number; level: string }
  | { kind: "vacated"; seat: number }
  | { kind: "started"; seed_hash: string; rules?: number }
  | { kind: "moved"; seat: number; events: GameEvent[] }
  | { kind: "taken-back"; seat: number; moves?: number; agreed?: number }
  | { kind: "undo-asked"; seat: number; moves: number; waiting: number[] }
  | { kind: "undo-agreed" | "undo-declined" | "undo-withdrawn"; seat: number }
  | { kind: "stood-in"; seat: number; reason: string }
  | { kind: "returned"; seat: number }
  | { kind: "paused"; name: string }
  | { kind: "resumed"; name: string }
  | { kind: "said"; name: string; seat?: number; text?: string; emote?: Emote; removed?: boolean; to?: number[] }
  | { kind: "line-removed"; line: number }
  | { kind: "rematched"; table: string }
  | { kind: "guest-removed"; name: string }
  | { kind: "invite-renewed" }
  | { kind: "closed" }
);
