/** What a game tells of its log: how it is grouped, marked and shortened for the eye. Screen readers are told every
 * event by itself, as it happens. */

import type { GameEvent } from "./events";

export const LOG_ICONS = [
  "card",
  "clock",
  "coin",
  "cup",
  "dice",
  "door",
  "drop",
  "flag",
  "foe",
  "gem",
  "hand",
  "lost",
  "order",
  "speech",
  "spark",
  "table",
  "walk",
] as const;
export type LogIcon = (typeof LOG_ICONS)[number];

/** A new round or turn. */
export interface Heading {
  /** If it is counted. */
  round?: number;
  /** Nothing of this round was before it. */
  isFirst?: boolean;
  /** Whose turn; null: nobody's in particular. Without it, only a round begins. */
  seat?: number | null;
  /** The heading says all that the event does, so that it has no line of its own. */
  saysAll?: boolean;
}

/** A message of the game's texts with facts that are named like the fields of events. */
export interface ShortLine {
  message: string;
  facts: Readonly<Record<string, unknown>>;
}

export interface LogGuide<Event extends GameEvent = GameEvent> {
  heading: (event: Event, players: number) => Heading | null;
  /** The message that names a `round`, in the words of the game. */
  round?: string;
  /** What a line is about; null: so little that a summary leaves it out. */
  icons: Readonly<Record<Event["event"], LogIcon | null>>;
  /** The cells that an event is about, by their names on the board. */
  cells: (event: Event) => readonly string[];
  /** Whether an event goes on with a walk of these events, or begins one. */
  joins: (walk: readonly Event[], event: Event) => boolean;
  /** A walk in one line; null: nobody has gone anywhere yet, and its events are told one by one. */
  walk: (events: readonly Event[]) => ShortLine | null;
}

/** For games without a drawn board: nothing but lines. */
export const plainLog: LogGuide = {
  heading: () => null,
  icons: {},
  cells: () => [],
  joins: () => false,
  walk: () => null,
};
