/** The loot cards in the order of a hand: the rule that explains each, its colour, its picture; then their events. */

import type { Sound } from "../../table/contract";
import { same, type Steps } from "../../table/events";
import { explorer, turnRush, without } from "./change";
import type { DigEvent, DigView } from "./wire";

interface Shape {
  tag: "circle" | "ellipse" | "path";
  [attribute: string]: string | number;
}

export interface LootCard {
  rule: string;
  tone: string;
  /** Within forty-four units around the origin. */
  sign: readonly Shape[];
}

export const CARDS: Readonly<Record<string, LootCard>> = {
  aggression: {
    rule: "COF-CARD-4",
    tone: "#b4552a",
    sign: [
      {
        tag: "path",
        d: "M-16 16L10 -10l6 -8l-2 11L-11 20z",
        fill: "#d9dde2",
        stroke: "#2b2f36",
        "stroke-width": 1.5,
        "stroke-linejoin": "round",
      },
      { tag: "path", d: "M-14 6l9 9", stroke: "#7a4a16", "stroke-width": 5, "stroke-linecap": "round" },
      {
        tag: "path",
        d: "M12 6l3 5M4 12l5 4M16 14l3 3",
        stroke: "#ff7a4d",
        "stroke-width": 2.4,
        "stroke-linecap": "round",
      },
    ],
  },
  betrayal: {
    rule: "COF-CARD-5",
    tone: "#6a3f8c",
    sign: [
      {
        tag: "path",
        d: "M-17 -8q17 -9 34 0q0 14 -10 14q-5 0 -7 -5q-2 5 -7 5q-10 0 -10 -14z",
        fill: "#3c2352",
        stroke: "#150a1f",
        "stroke-width": 1.6,
      },
      { tag: "ellipse", cx: -8, cy: -4, rx: 4.5, ry: 2.6, fill: "#ffe08a" },
      { tag: "ellipse", cx: 8, cy: -4, rx: 4.5, ry: 2.6, fill: "#ffe08a" },
      {
        tag: "path",
        d: "M-8 14q8 -5 16 0",
        stroke: "#b34a3a",
        "stroke-width": 2.6,
        fill: "none",
        "stroke-linecap": "round",
      },
    ],
  },
  analysis: {
    rule: "COF-CARD-6",
    tone: "#1f7d96",
    sign: [
      { tag: "circle", cx: -3, cy: -4, r: 11.5, fill: "#cfeef5", stroke: "#6b4a16", "stroke-width": 4 },
      { tag: "path", d: "M6 6l11 12", stroke: "#6b4a16", "stroke-width": 6, "stroke-linecap": "round" },
      {
        tag: "path",
        d: "M-9 -7q4 -5 9 -3",
        stroke: "#fff",
        "stroke-width": 2.6,
        fill: "none",
        "stroke-linecap": "round",
      },
    ],
  },
  adrenaline: {
    rule: "COF-CARD-7",
    tone: "#c23a26",
    sign: [
      {
        tag: "path",
        d: "M0 17C-24 0 -16 -16 -7 -14q5 1 7 6q2 -5 7 -6C16 -16 24 0 0 17z",
        fill: "#d8402c",
        stroke: "#5a0f07",
        "stroke-width": 1.6,
      },
      {
        tag: "path",
        d: "M-17 1h9l3 -7l5 14l4 -10l2 3h11",
        stroke: "#fff4e0",
        "stroke-width": 2.6,
        fill: "none",
        "stroke-linejoin": "round",
      },
    ],
  },
  rush: {
    rule: "COF-CARD-8",
    tone: "#d89a1c",
    sign: [
      {
        tag: "path",
        d: "M4 -20L-13 4h11l-5 17L14 -5H3z",
        fill: "url(#dig-gold)",
        stroke: "#5e3a05",
        "stroke-width": 1.8,
        "stroke-linejoin": "round",
      },
    ],
  },
};

export const CARD_NAMES: readonly string[] = Object.keys(CARDS);

/** Of the events that only cards bring about: for step.ts and pacing.ts, which do not compile if one is missing. */
export const cardSteps = {
  betrayed: same,
  recovered: (view, { seat, card }) =>
    explorer(view, seat, (one) => ({ discards: without(one.discards, card), hand: [...(one.hand ?? []), card] })),
  analysed: (view, { seen = [] }) => ({
    ...view,
    tiles: { ...view.tiles, ...Object.fromEntries(seen.map(({ item, at }) => [at, item])) },
  }),
  adrenaline: (view) => ({ ...view, turn: { ...view.turn, adrenaline: true } }),
  rush_turned: (view, { seat }) => turnRush(view, seat, true),
  rush_in_vain: same,
} satisfies Partial<Steps<DigView, DigEvent>>;

export const cardLengths = {
  betrayed: 500,
  recovered: 500,
  analysed: 700,
  adrenaline: 300,
  rush_turned: 400,
  rush_in_vain: 0,
} satisfies Partial<Record<DigEvent["event"], number>>;

export const cardSounds = {
  betrayed: null,
  recovered: null,
  analysed: null,
  adrenaline: null,
  rush_turned: "chime",
  rush_in_vain: null,
} satisfies Partial<Record<DigEvent["event"], Sound | null>>;
