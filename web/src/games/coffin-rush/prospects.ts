/** What could happen in the temple, in words. */

import type { SeatInfo, Tell } from "../../table/contract";
import type { Chase, DigWalk, LossProspect, ServantProspect } from "./wire";

/** Where a walk leads, what it costs, and what waits there. */
export function wayText({ to, actions, steps, torches, doors, perils }: DigWalk, tell: Tell): string {
  const kinds = [...new Set(perils)].map((peril) => tell("dig-web-peril", { peril }));
  const parts = [
    tell("dig-web-way", { at: to, actions, steps }),
    ...(torches > 0 ? [tell("dig-web-way-torches", { torches })] : []),
    ...(doors > 0 ? [tell("dig-web-way-doors", { doors })] : []),
    ...kinds,
  ];
  return parts.join(" · ");
}

/** Whom a servant of the Pharaoh is after, as things stand. */
export function targetText({ kind, at, targets }: ServantProspect, seats: readonly SeatInfo[], tell: Tell): string {
  const names = targets.map((seat) => seats[seat]?.name ?? "").join(", ");
  const message = targets.length === 0 ? "waits" : targets.length === 1 ? "after" : "tied";
  return tell(`dig-web-servant-${message}`, { kind, at, names });
}

/** How far it would come at one ritual power. */
export function chaseText({ power, chance, stops, meets }: Chase, seats: readonly SeatInfo[], tell: Tell): string {
  const percent = Math.round(100 * chance);
  const at = stops.at(-1) ?? "";
  const names = meets.map((seat) => seats[seat]?.name ?? "").join(", ");
  return tell(meets.length > 0 ? "dig-web-chase-meets" : "dig-web-chase", { power, percent, at, names });
}

/** What the aggression dice would take from somebody. */
export function lossText(
  { seat, items, nothing, charms }: LossProspect,
  seats: readonly SeatInfo[],
  tell: Tell,
): string {
  const percent = (chance: number): number => Math.round(100 * chance);
  const hits = items.map(({ item, chance }) => tell("dig-web-loss-item", { item, percent: percent(chance) }));
  const name = seats[seat]?.name ?? "";
  return tell("dig-web-loss", { name, items: hits.join(", "), percent: percent(nothing), charms });
}
