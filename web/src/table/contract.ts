/** What the frame around every table and the board of one game know of each other. */

import type { Component } from "svelte";

/** A view as the server sends it: all that one seat may know. Each game has its own, generated from Python. */
export interface AnyView {
  seat: number | null;
  to_move: number[];
  pending: string | null;
  over: boolean;
}

/** A move that is legal now: its text is sent back as it is; `kind` is its first word. */
export interface Choice {
  move: string;
  kind: string;
}

/** One event of a move, as this seat may know it: `event` is its kind, `rule` the rule behind it, then its facts. */
export interface GameEvent {
  event: string;
  rule: string;
  [fact: string]: unknown;
}

export interface SeatInfo {
  number: number;
  name: string;
  /** One of the house's colours; never the only sign: `letter` and `shape` go beside it. */
  colour: string;
  letter: string;
  /** From 1, where several play together; 0: everybody plays for themselves. */
  team: number;
  isBot: boolean;
  isHere: boolean;
}

/** A Fluent message to be told: its id and what it needs. */
export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

export type Tell = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View extends AnyView> {
  /** While events are shown one after the other: the picture after the last one shown. Otherwise the view itself. */
  view: View;
  /** Empty while this seat waits, and while events are still being shown. */
  legal: readonly Choice[];
  seats: readonly SeatInfo[];
  /** The seat from which one looks; null: from the side. */
  me: number | null;
  /** The event that is being shown now. */
  happening: GameEvent | null;
  /** Everything that was told so far, this one included: for a board that shows more than the view keeps. */
  past: readonly GameEvent[];
  /** 0: nothing moves; 1: at leisure; larger: quicker. */
  pace: number;
  /** Send this move, or ask why it is not allowed if it is not among the legal ones. */
  play: (move: string) => void;
  tell: Tell;
}

/** All that the frame needs of a game. It is loaded only when somebody sits down at such a table. */
export interface GameTable<View extends AnyView, Kind extends string = string> {
  Board: Component<BoardProps<View>>;
  /** Every kind of move, with how it is reached on the board. `Kind` comes from Python: none can be forgotten. */
  kinds: Readonly<Record<Kind, string>>;
  /** How the picture changes with one event; the true view follows when all have been shown. */
  step: (view: View, event: GameEvent) => View;
  /** Milliseconds at pace 1; 0: shown at once. */
  duration: (event: GameEvent) => number;
  sound: (event: GameEvent) => Sound | null;
  /** The next sensible thing to do, in one line. */
  prompt: (view: View, me: number | null, legal: readonly Choice[]) => Message;
  /** Something useful that this move would leave undone. */
  warning: (view: View, me: number, move: string, legal: readonly Choice[]) => Message | null;
}

export type Sound = "step" | "dice" | "pour" | "spill" | "serve" | "door" | "stone" | "chime" | "alarm" | "win";
