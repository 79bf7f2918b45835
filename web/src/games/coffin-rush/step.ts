/** How each kind of event changes the view. Costs are left as they are, since the true view follows. */

import { same, type Steps } from "../../table/events";
import { cardSteps } from "./cards";
import { explorer, turnRush, without } from "./change";
import type {
  CardDiscarded,
  CardLaidAside,
  CardPlayed,
  DigEvent,
  DigView,
  DoorClosed,
  DoorOpened,
  Dropped,
  Fell,
  MummyOpened,
  Terrified,
} from "./wire";

const FIRST_SLOT = 2; // the first slot is for the Rush! token

/** Moves a card from the hand to the discards, or out of the game. */
const cardTo =
  (place: "discards" | "lost") =>
  (view: DigView, { seat, card }: CardPlayed | CardLaidAside | CardDiscarded | Terrified): DigView =>
    explorer(view, seat, (one) => ({ hand: without(one.hand, card), [place]: [...(one[place] ?? []), card] }));

const cardUsed = (view: DigView, event: CardPlayed | CardLaidAside): DigView => ({
  ...cardTo("discards")(view, event),
  turn: { ...view.turn, card_used: true },
});

const ontoPile = (view: DigView, { at, item }: Fell | Dropped): DigView => ({
  ...view,
  piles: { ...view.piles, [at]: [...(view.piles[at] ?? []), item] },
});

/** A door is named after its two cells, in an order that depends on the map: both orders are tried. */
const doorOpens = (view: DigView, { at, beyond }: DoorOpened | MummyOpened): DigView => ({
  ...view,
  doors: [...view.doors, `${at}-${beyond}`],
});
const doorCloses = (view: DigView, { at, beyond }: DoorClosed): DigView => ({
  ...view,
  doors: view.doors.filter((name) => name !== `${at}-${beyond}` && name !== `${beyond}-${at}`),
});

const monsterTo = (view: DigView, moving: number, at: string): DigView => ({
  ...view,
  monsters: view.monsters.map((one, index) => (index === moving ? { ...one, at } : one)),
});

const spectreAt = (view: DigView, at: string): number =>
  view.monsters.findIndex((one) => one.kind === "spectre" && one.at === at);

export const step: Steps<DigView, DigEvent> = {
  began: same,
  turn_begun: (view, { seat, actions, round }) => ({
    ...view,
    to_move: [seat],
    turn: {
      ...view.turn,
      seat,
      actions,
      round,
      walking: false,
      steps: 0,
      torches_used: 0,
      card_used: false,
      adrenaline: false,
      dropping: [],
      declined: [],
    },
  }),
  left_alone: same,
  turn_ended: same,
  rested: (view, { seat, cards }) => explorer(view, seat, () => ({ hand: [...cards], discards: [] })),
  rush_spent: (view, { seat }) => turnRush(view, seat, false),
  asked_for_token: same,
  lent: (view, { lender_seat: lender }) => turnRush(view, lender, false),
  declined: same,

  walks: (view, { steps }) => ({ ...view, turn: { ...view.turn, walking: true, steps } }),
  went: (view, { seat, to }) => explorer(view, seat, () => ({ at: to })),
  torch_lit: (view) => ({ ...view, turn: { ...view.turn, torches_used: (view.turn.torches_used ?? 0) + 1 } }),
  movement_ended: (view) => ({ ...view, turn: { ...view.turn, walking: false, steps: 0 } }),
  trapped: same,

  door_opened: doorOpens,
  door_closed: doorCloses,
  found: (view, { seat, item }) => {
    const { [view.explorers[seat]?.at ?? ""]: _opened, ...tiles } = view.tiles;
    return { ...explorer(view, seat, (one) => ({ backpack: [...(one.backpack ?? []), item] })), tiles };
  },
  stairs_found: (view, { at }) => ({ ...view, tiles: { ...view.tiles, [at]: "open stairs" } }),
  woke: (view, { at }) => {
    const mummies = view.monsters.filter(({ kind }) => kind === "mummy");
    const others = view.monsters.filter(({ kind }) => kind !== "mummy");
    return { ...view, monsters: [...mummies, { kind: "mummy", at }, ...others] };
  },
  fell: (view, event) =>
    explorer(ontoPile(view, event), event.seat, (one) => ({
      backpack: (one.backpack ?? []).toSpliced(event.slot - FIRST_SLOT, 1),
    })),
  nothing_fell: same,
  picked_up: (view, { seat, items, at }) => {
    const { [at]: _taken, ...piles } = view.piles;
    return { ...explorer(view, seat, (one) => ({ backpack: [...(one.backpack ?? []), ...items] })), piles };
  },
  overflowed: same,
  kept: same,
  dropped: (view, event) =>
    explorer(ontoPile(view, event), event.seat, (one) => ({ backpack: without(one.backpack, event.item) })),
  drop_done: same,
  stored: (view, { seat, item }) =>
    explorer(view, seat, (one) => ({ backpack: without(one.backpack, item), tent: [...(one.tent ?? []), item] })),

  attacked: same,
  robbed: same,
  assaulted: same,
  die_changed: same,
  luck_left: same,
  stolen: (view, { seat, victim_seat: victim, item }) => {
    const robbed = explorer(view, victim, (one) => ({ backpack: without(one.backpack, item) }));
    return explorer(robbed, seat, (one) => ({ backpack: [...(one.backpack ?? []), item] }));
  },
  card_discarded: cardTo("discards"),
  terrified: cardTo("lost"),
  terror_of_nothing: same,

  card_played: cardUsed,
  card_laid_aside: cardUsed,
  ...cardSteps,

  pharaoh_turn: (view) => ({ ...view, turn: { ...view.turn, seat: null } }),
  trap_drawn: (view, { trap }) => ({ ...view, trap, traps_left: without(view.traps_left, trap) }),
  sheltered: same,
  traps_reshuffled: same,
  bomb_went_off: (view, { counter }) => ({ ...view, counter, doors: [...view.doors, "temple"] }),
  red_risk: same,
  spectre_appeared: (view, { at }) => ({ ...view, monsters: [...view.monsters, { kind: "spectre", at }] }),
  no_spectre_left: same,
  doors_sealed: (view) => ({ ...view, doors: view.doors.filter((name) => name === "temple") }),
  feather_flipped: (view, { clockwise }) => ({ ...view, feather: clockwise ? "clockwise" : "counterclockwise" }),
  power_rolled: (view, { counter }) => ({ ...view, counter }),
  trap_reddened: same,

  targets_tied: same,
  target_fixed: same,
  waits: same,
  spectre_moved: (view, { from, to }) => monsterTo(view, spectreAt(view, from), to),
  passed_altar: same,
  spectre_gone: (view, { at }) => {
    const gone = spectreAt(view, at);
    return { ...view, monsters: view.monsters.filter((_, index) => index !== gone) };
  },
  mummy_moved: (view, { mummy, to }) => monsterTo(view, mummy - 1, to),
  mummy_blocked: same,
  mummy_opened: doorOpens,

  ended: same,
  scored: same,
  collection_held: same,
  company_scored: same,
  won: same,
};
