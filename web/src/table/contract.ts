/** The interface between the app and the board of a game. */

import type { Component } from "svelte";
import type { Colour } from "./colours";
import type { GameEvent, Steps } from "./events";
import type { LogGuide } from "./logGuide";

/** A view as the server sends it: all that one seat may know. Each game has its own, generated from Python. */
export interface AnyView {
  seat: number | null;
  to_move: number[];
  pending: string | null;
  over: boolean;
}

/** Moves that are made one after the other by one click. */
export interface Several {
  moves: readonly string[];
}

/** A way to somewhere. */
export interface AnyWalk extends Several {
  to: string;
  path: string[];
  moves: string[];
}

/** What could happen next, worked out by the server from one seat's view. */
export interface AnyProspects {
  walks: AnyWalk[];
  /** The kinds of events after which a walk goes on. */
  plain: string[];
}

/** The types of one game, generated from Python; each game has its own as `Wire` in wire.ts. */
export interface AnyWire {
  view: AnyView;
  /** What stays the same from the first move to the last; null where the views have everything. */
  board: unknown;
  /** The first word of every move. */
  kind: string;
  /** Everything that can happen. */
  event: GameEvent;
  prospects: AnyProspects;
}

/** A move that is legal now: its text is sent back as it is; `kind` is its first word. */
export interface Choice {
  move: string;
  kind: string;
}

export interface SeatInfo {
  number: number;
  name: string;
  /** Never the only sign: `letter` and the shape of the badge go with it. */
  colour: Colour;
  letter: string;
  /** The number of the team, from 1; 0 where everybody plays for themselves. */
  team: number;
  isBot: boolean;
  isHere: boolean;
}

/** A Fluent message: its id and its arguments. */
export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

export type Tell = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<Wire extends AnyWire = AnyWire> {
  /** While events are being shown: the view as changed by those shown so far. Otherwise the view itself. */
  view: Wire["view"];
  board: Wire["board"];
  /** Empty while this seat waits, and while events are still being shown. */
  legal: readonly Choice[];
  seats: readonly SeatInfo[];
  /** The seat whose view this is; null: an onlooker's. */
  me: number | null;
  /** The event that is being shown now. */
  happening: Wire["event"] | null;
  /** All events so far, including `happening`: for a board that shows more than the view has. */
  past: readonly Wire["event"][];
  /** 0: no motion; 1: slow; larger: quicker. */
  pace: number;
  /** Send this move, or ask why it is not allowed if it is not among the legal ones. */
  play: (move: string) => void;
  /** Those of the view that is shown; null until they have arrived, and undefined in replays and lessons. */
  prospects?: Wire["prospects"] | null | undefined;
  /** Make moves one after the other, such as those of a walk, up to the first that does more than it promised. */
  walk?: ((walk: Several) => void) | undefined;
  /** Ask for the prospects although it is somebody else's turn. */
  foresee?: (() => void) | undefined;
  /** Cells that a line of the log is about, while it is pointed at. */
  lit?: readonly string[];
  /** Say why something that is no move by itself is not possible. */
  explain?: ((message: Message) => void) | undefined;
  tell: Tell;
}

/** The part of a seat's chip that is the game's own: what everybody may know of that player, in little room. */
export interface ChipProps<Wire extends AnyWire = AnyWire> {
  view: Wire["view"];
  board: Wire["board"];
  seat: SeatInfo;
  tell: Tell;
}

/** Everything that the app needs of a game's board. Loaded only when such a table is opened. */
export interface GameTable<Wire extends AnyWire = AnyWire> {
  Board: Component<BoardProps<Wire>>;
  Chip?: Component<ChipProps<Wire>>;
  /** How far the game has come and what is left of it, in one line. */
  progress?: (view: Wire["view"], board: Wire["board"]) => Message;
  /** Who begins, where that matters. */
  starter?: (view: Wire["view"]) => number | null;
  /** Whether the board shows prospects, so that they are asked for at every turn. */
  foresees?: boolean;
  /** How each kind of move is made on the board. The kinds come from Python, so that none can be forgotten. */
  kinds: Readonly<Record<Wire["kind"], string>>;
  /** How an event of each kind changes the view that is shown; the true view follows when all have been shown. */
  step: Steps<Wire["view"], Wire["event"]>;
  /** How long an event is shown, in milliseconds at pace 1. */
  duration: (event: Wire["event"]) => number;
  sound: (event: Wire["event"]) => Sound | null;
  /** How the log is grouped, marked and shortened; without it, it is a list of lines. */
  log?: LogGuide<Wire["event"]>;
  /** What to do now, in one line. */
  prompt: (view: Wire["view"], me: number | null, legal: readonly Choice[]) => Message;
  /** What is asked before a move that can never be taken back, unless the player has turned that off. */
  final?: (move: string) => Message | null;
  /** A reason to think again before this move, such as something useful that it would leave undone. */
  warning?: (
    view: Wire["view"],
    me: number,
    move: string,
    legal: readonly Choice[],
    board: Wire["board"],
  ) => Message | null;
}

export type Sound = "step" | "dice" | "pour" | "spill" | "serve" | "door" | "stone" | "chime" | "alarm" | "win";
