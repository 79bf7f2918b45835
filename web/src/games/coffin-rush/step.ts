/** How the picture changes with one event. Costs are left alone: the true view, which follows, has them right. */

import type { GameEvent } from "../../table/contract";
import type { DigView, ExplorerPosition } from "../../wire/types";

type Change = (view: DigView, event: GameEvent) => Partial<DigView>;

const text = (event: GameEvent, fact: string): string => String(event[fact] ?? "");
const number = (event: GameEvent, fact: string): number => Number(event[fact]);
const seatOf = (event: GameEvent): number => number(event, "seat");

function without<Thing>(things: readonly Thing[] | null | undefined, gone: Thing, isLast = false): Thing[] {
  const left = [...(things ?? [])];
  const index = isLast ? left.lastIndexOf(gone) : left.indexOf(gone);
  if (index >= 0) left.splice(index, 1);
  return left;
}

function explorer(view: DigView, seat: number, change: (one: ExplorerPosition) => Partial<ExplorerPosition>): Partial<DigView> {
  return { explorers: view.explorers.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)) };
}

/** A card goes from the hand to the discards, or out of the game. */
const cardTo =
  (place: "discards" | "lost"): Change =>
  (view, event) =>
    explorer(view, seatOf(event), (one) => ({
      hand: without(one.hand, text(event, "card")),
      [place]: [...(one[place] ?? []), text(event, "card")],
    }));

const cardUsed: Change = (view, event) => ({
  ...cardTo("discards")(view, event),
  turn: { ...view.turn, card_used: true },
});

const toTheFloor: Change = (view, event) => {
  const at = text(event, "at");
  const item = text(event, "item");
  const byTrap = event.rule === "COF-HOUSE-7"; // scarabs take from the end
  return {
    ...explorer(view, seatOf(event), (one) => ({ backpack: without(one.backpack, item, byTrap) })),
    piles: { ...view.piles, [at]: [...(view.piles[at] ?? []), item] },
  };
};

/** Doors are named after both cells; which comes first is the map's business, so an open one is found by either. */
const doorName = (event: GameEvent): string => `${text(event, "at")}-${text(event, "beyond")}`;
const turned = (name: string): string => name.split("-").reverse().join("-");

const doorOpens: Change = (view, event) => ({ doors: [...view.doors, doorName(event)] });
const doorCloses: Change = (view, event) => ({
  doors: view.doors.filter((name) => name !== doorName(event) && name !== turned(doorName(event))),
});

const monsterGoes =
  (find: (view: DigView, event: GameEvent) => number): Change =>
  (view, event) => {
    const moving = find(view, event);
    return {
      monsters: view.monsters.map((one, index) => (index === moving ? { ...one, at: text(event, "to") } : one)),
    };
  };

const spectreAt = (view: DigView, at: string): number =>
  view.monsters.findIndex((one) => one.kind === "spectre" && one.at === at);

const rush =
  (whose: string, active: boolean): Change =>
  (view, event) =>
    explorer(view, number(event, whose), () => ({ rush: active }));

const changes: Readonly<Record<string, Change>> = {
  turn_begun: (view, event) => ({
    to_move: [seatOf(event)],
    turn: {
      ...view.turn,
      seat: seatOf(event),
      actions: number(event, "actions"),
      round: number(event, "round"),
      walking: false,
      steps: 0,
      torches_used: 0,
      card_used: false,
      adrenaline: false,
      dropping: [],
      declined: [],
    },
  }),
  rested: (view, event) => explorer(view, seatOf(event), () => ({ hand: [...(event["cards"] as string[])], discards: [] })),
  rush_spent: rush("seat", false),
  lent: rush("lender_seat", false),
  rush_turned: rush("seat", true),
  walks: (view, event) => ({ turn: { ...view.turn, walking: true, steps: number(event, "steps") } }),
  went: (view, event) => explorer(view, seatOf(event), () => ({ at: text(event, "to") })),
  torch_lit: (view) => ({ turn: { ...view.turn, torches_used: (view.turn.torches_used ?? 0) + 1 } }),
  movement_ended: (view) => ({ turn: { ...view.turn, walking: false, steps: 0 } }),
  door_opened: doorOpens,
  mummy_opened: doorOpens,
  door_closed: doorCloses,
  doors_sealed: (view) => ({ doors: view.doors.filter((name) => name === "temple") }),
  found: (view, event) => {
    const { [view.explorers[seatOf(event)]?.at ?? ""]: _opened, ...tiles } = view.tiles;
    return {
      ...explorer(view, seatOf(event), (one) => ({ backpack: [...(one.backpack ?? []), text(event, "item")] })),
      tiles,
    };
  },
  stairs_found: (view, event) => ({ tiles: { ...view.tiles, [text(event, "at")]: "open stairs" } }),
  woke: (view, event) => {
    const mummies = view.monsters.filter(({ kind }) => kind === "mummy");
    const others = view.monsters.filter(({ kind }) => kind !== "mummy");
    return { monsters: [...mummies, { kind: "mummy", at: text(event, "at") }, ...others] };
  },
  fell: toTheFloor,
  dropped: toTheFloor,
  picked_up: (view, event) => {
    const { [text(event, "at")]: _taken, ...piles } = view.piles;
    const items = event["items"] as string[];
    return { ...explorer(view, seatOf(event), (one) => ({ backpack: [...(one.backpack ?? []), ...items] })), piles };
  },
  stored: (view, event) =>
    explorer(view, seatOf(event), (one) => ({
      backpack: without(one.backpack, text(event, "item")),
      tent: [...(one.tent ?? []), text(event, "item")],
    })),
  stolen: (view, event) => {
    const item = text(event, "item");
    const robbed = explorer(view, number(event, "victim_seat"), (one) => ({ backpack: without(one.backpack, item) }));
    return explorer({ ...view, ...robbed }, seatOf(event), (one) => ({ backpack: [...(one.backpack ?? []), item] }));
  },
  card_played: cardUsed,
  card_laid_aside: cardUsed,
  card_discarded: cardTo("discards"),
  terrified: cardTo("lost"),
  recovered: (view, event) =>
    explorer(view, seatOf(event), (one) => ({
      discards: without(one.discards, text(event, "card")),
      hand: [...(one.hand ?? []), text(event, "card")],
    })),
  analysed: (view, event) => {
    const seen = (event["seen"] ?? []) as { item: string; at: string }[];
    return { tiles: { ...view.tiles, ...Object.fromEntries(seen.map(({ item, at }) => [at, item])) } };
  },
  adrenaline: (view) => ({ turn: { ...view.turn, adrenaline: true } }),
  pharaoh_turn: (view) => ({ turn: { ...view.turn, seat: null } }),
  trap_drawn: (view, event) => ({ trap: text(event, "trap"), traps_left: without(view.traps_left, text(event, "trap")) }),
  bomb_went_off: (view, event) => ({ counter: number(event, "counter"), doors: [...view.doors, "temple"] }),
  power_rolled: (_view, event) => ({ counter: number(event, "counter") }),
  feather_flipped: (_view, event) => ({ feather: event["clockwise"] === true ? "clockwise" : "counterclockwise" }),
  spectre_appeared: (view, event) => ({ monsters: [...view.monsters, { kind: "spectre", at: text(event, "at") }] }),
  spectre_moved: monsterGoes((view, event) => spectreAt(view, text(event, "from"))),
  mummy_moved: monsterGoes((_view, event) => number(event, "mummy") - 1),
  spectre_gone: (view, event) => {
    const gone = spectreAt(view, text(event, "at"));
    return { monsters: view.monsters.filter((_, index) => index !== gone) };
  },
};

export function step(view: DigView, event: GameEvent): DigView {
  const change = changes[event.event];
  return change === undefined ? view : { ...view, ...change(view, event) };
}
