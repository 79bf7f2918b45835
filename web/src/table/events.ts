/** Events of a game as the server sends them. Each game has the union of its kinds of events in its wire.ts. */

/** One event of a move as this seat may know it: its kind, the rule behind it, and its own fields. */
export interface GameEvent {
  event: string;
  rule: string;
}

export type EventOf<Event extends GameEvent, Kind extends Event["event"]> = Extract<Event, { event: Kind }>;

/** A function for each kind of event: a board that leaves one out does not compile. */
export type Steps<View, Event extends GameEvent> = {
  readonly [Kind in Event["event"]]: (view: View, event: EventOf<Event, Kind>) => View;
};

/** For a kind of event that changes nothing. */
export const same = <View>(view: View): View => view;

/** The view after an event. A kind that this board does not know changes nothing. */
export function stepped<View, Event extends GameEvent>(steps: Steps<View, Event>, view: View, event: Event): View {
  // the compiler does not see that the step found by an event's kind is the one for this event
  const step = steps[event.event as Event["event"]] as ((view: View, event: Event) => View) | undefined;
  return step === undefined ? view : step(view, event);
}

export function isOneOf<Event extends GameEvent, Kind extends Event["event"]>(
  event: Event,
  kinds: readonly Kind[],
): event is EventOf<Event, Kind> {
  return (kinds as readonly string[]).includes(event.event);
}
