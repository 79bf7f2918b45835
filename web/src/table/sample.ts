/** Moves and events for tests and figures. */

import type { Choice } from "./contract";
import type { EventOf, GameEvent } from "./events";

/** The fields of an event besides its kind and its rule. */
type FactsOf<Event extends GameEvent, Kind extends Event["event"]> = Omit<EventOf<Event, Kind>, "event" | "rule">;

/** Legal moves with these texts. */
export const offered = (...moves: string[]): Choice[] => moves.map((move) => ({ move, kind: move.split(" ")[0]! }));

/** Makes a function that makes events of a game by their kind and fields. */
export function eventFactory<Event extends GameEvent>(rule: string) {
  return <Kind extends Event["event"]>(event: Kind, facts: FactsOf<Event, Kind>, by = rule): EventOf<Event, Kind> =>
    ({ event, rule: by, ...facts }) as unknown as EventOf<Event, Kind>;
}
