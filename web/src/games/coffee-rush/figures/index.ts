/** The figures of Coffee Rush, in the order of its rules. A is Ada, B Bea, C Ciro, D Dora. */

import { figure, type Figures } from "../../../rules/figures";
import Orders from "./Orders.svelte";
import { door, glass, meeple, rush, sign, slip, tile, token } from "./parts";
import Row from "./Row.svelte";
import Walk from "./Walk.svelte";

const WORDS = "words say it all";
const CARDS = ["flat-white", "tea", "iced-milk"].map((drink) => slip(drink, true));

const board = figure("rush-web-fig-board", Walk, {});
const start = figure("rush-web-fig-start", Walk, { meeples: [["b2"], ["d1"], ["a4"], ["c3"]] });
const upgrade = figure("rush-web-fig-upgrade", Row, { rows: [[...CARDS, sign("→"), tile("diagonal")]] });
const specialties = figure("rush-web-fig-double-specialties", Row, {
  rows: [[tile("double-specialties"), token("caramel", 2), token("chocolate", 2), token("tea", 2), token("water", 2)]],
});
const passing = figure("rush-web-fig-passing", Walk, { meeples: [["b3"], ["b2"]], way: ["b1", "b2", "b3"] });
const coming = figure("rush-web-fig-back", Walk, { meeples: [["b1"]], way: ["b1", "a1", "b1"] });
const pour = figure("rush-web-fig-pour", Row, {
  rows: [
    [
      token("coffee"),
      token("milk"),
      token("steam"),
      sign("→"),
      glass({ coffee: 1, milk: 1 }),
      glass({ steam: 1 }),
      glass({}),
    ],
  ],
});
const empty = figure("rush-web-fig-empty", Row, {
  rows: [
    [
      glass({ coffee: 1, milk: 1, ice: 1 }),
      sign("→"),
      glass({}),
      sign("+"),
      token("coffee"),
      token("milk"),
      token("ice"),
    ],
  ],
});
const ready = figure("rush-web-fig-ready", Row, {
  rows: [[glass({ coffee: 1, milk: 1, steam: 1 }), sign("="), slip("caffe-latte", true)]],
});
const wrong = figure("rush-web-fig-wrong", Row, {
  rows: [
    [glass({ coffee: 1, milk: 1 }), sign("≠"), slip("caffe-latte")],
    [glass({ coffee: 1, milk: 1, steam: 2 }), sign("≠"), slip("caffe-latte")],
  ],
});
const closed = figure("rush-web-fig-closed", Row, { rows: [[door(true, 0)]] });
const late = figure("rush-web-fig-slide", Orders, {
  isChange: true,
  tokens: 1,
  rails: [
    [["mocha"], ["tea"], ["flat-white"], ["iced-tea"]],
    [[], ["mocha"], ["tea"], ["flat-white"]],
  ],
});
const two = figure("rush-web-fig-two", Row, { rows: [[meeple(0), meeple(0), sign("·"), meeple(1), meeple(1)]] });

export const figures: Figures = {
  "CR-COMP-1": board,
  "CR-COMP-2": figure("rush-web-fig-supply", Row, {
    rows: [
      [token("coffee", 18), token("milk", 12), token("steam", 12), token("ice", 12)],
      [token("chocolate", 12), token("caramel", 12), token("tea", 12), token("water", 12)],
    ],
  }),
  "CR-COMP-3": figure("rush-web-fig-kit", Row, {
    rows: [
      [glass({}), glass({}), glass({}), rush(15)],
      [tile("double-meeples"), tile("diagonal"), tile("double-corners"), tile("double-specialties")],
    ],
  }),
  "CR-COMP-4": figure("rush-web-fig-cards", Row, {
    rows: [[slip("ristretto"), slip("cappuccino"), slip("caramel-macchiato"), slip("london-fog")]],
  }),
  "CR-COMP-5": figure("rush-web-fig-meeples", Row, {
    rows: [[meeple(0), meeple(0), meeple(1), meeple(1), meeple(2), meeple(3)]],
  }),
  "CR-SETUP-1": WORDS,
  "CR-SETUP-2": figure("rush-web-fig-deal", Orders, {
    rails: [
      [["mocha", "tea"], ["flat-white"], [], []],
      [["iced-tea"], ["cappuccino"], [], []],
    ],
  }),
  "CR-SETUP-3": figure("rush-web-fig-open", Row, { rows: [[door(false, 71)]] }),
  "CR-SETUP-4": start,
  "CR-SETUP-5": start,
  "CR-SETUP-6": WORDS,
  "CR-SETUP-7": WORDS,
  "CR-UPG-1": upgrade,
  "CR-UPG-2": upgrade,
  "CR-UPG-3": upgrade,
  "CR-UPG-4": figure("rush-web-fig-double-meeples", Row, {
    rows: [[tile("double-meeples"), meeple(1), sign("→"), token("milk", 2)]],
  }),
  "CR-UPG-5": figure("rush-web-fig-diagonal", Walk, {
    meeples: [["c3"]],
    open: ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"],
  }),
  "CR-UPG-6": figure("rush-web-fig-corners", Walk, { open: ["a1", "d1", "a4", "d4"] }),
  "CR-UPG-7": specialties,
  "CR-UPG-8": figure("rush-web-fig-multiply", Row, {
    rows: [
      [
        tile("double-meeples"),
        sign("×"),
        tile("double-corners"),
        sign("="),
        token("coffee"),
        token("coffee"),
        token("coffee"),
        token("coffee"),
      ],
    ],
  }),
  "CR-MOVE-1": figure("rush-web-fig-step", Walk, { meeples: [["b2"]], open: ["b1", "a2", "c2", "b3"] }),
  "CR-MOVE-2": figure("rush-web-fig-walk", Walk, { meeples: [["d1"]], way: ["b2", "c2", "c1", "d1"] }),
  "CR-MOVE-3": figure("rush-web-fig-gather", Row, {
    rows: [[sign("1"), token("ice"), sign("2"), token("steam"), sign("3"), token("coffee")]],
  }),
  "CR-MOVE-4": passing,
  "CR-MOVE-5": figure("rush-web-fig-rush", Walk, { meeples: [["c4"]], way: ["b1", "b2", "b3", "b4", "c4"] }),
  "CR-MOVE-6": coming,
  "CR-MOVE-7": figure("rush-web-fig-stuck", Walk, {
    meeples: [["d2"], ["d1"]],
    way: ["d4", "d3", "d2"],
    open: ["c2", "d3"],
  }),
  "CR-MOVE-8": WORDS,
  "CR-MOVE-9": WORDS,
  "CR-POUR-1": pour,
  "CR-POUR-2": pour,
  "CR-POUR-3": empty,
  "CR-POUR-4": WORDS,
  "CR-POUR-5": WORDS,
  "CR-SERVE-1": ready,
  "CR-SERVE-2": ready,
  "CR-SERVE-3": wrong,
  "CR-SERVE-4": figure("rush-web-fig-specialty", Row, { rows: [[slip("caramel-macchiato", true), sign("→"), rush()]] }),
  "CR-SERVE-5": figure("rush-web-fig-many", Orders, {
    rails: [
      [["mocha", "tea"], [], ["flat-white"], []],
      [["iced-tea", "london-fog"], [], [], ["cappuccino"]],
    ],
  }),
  "CR-SERVE-6": closed,
  "CR-SERVE-7": WORDS,
  "CR-SERVE-8": WORDS,
  "CR-END-1": late,
  "CR-END-2": late,
  "CR-END-3": WORDS,
  "CR-END-4": WORDS,
  "CR-END-5": "nothing to see",
  "CR-SCORE-1": figure("rush-web-fig-score", Row, {
    rows: [
      [slip("tea", true), slip("flat-white", true), sign("2 × 1")],
      [tile("diagonal"), sign("+ 2")],
      [slip("mocha"), sign("− 1")],
    ],
  }),
  "CR-SCORE-2": WORDS,
  "CR-OPT-1": figure("rush-web-fig-small", Row, { rows: [[slip("ristretto"), slip("espresso")]] }),
  "CR-OPT-2": WORDS,
  "CR-TWO-1": two,
  "CR-TWO-2": figure("rush-web-fig-two-start", Walk, {
    meeples: [
      ["b2", "d4"],
      ["c1", "a3"],
    ],
  }),
  "CR-TWO-3": WORDS,
  "CR-TWO-4": figure("rush-web-fig-own", Walk, { meeples: [["c2", "c1"]], way: ["b1", "c1", "c2"] }),
  "CR-TWO-5": WORDS,
  "CR-TWO-6": figure("rush-web-fig-own-card", Orders, {
    isChange: true,
    rails: [
      [["mocha"], ["tea"], [], []],
      [["iced-tea"], ["mocha"], ["tea"], []],
    ],
  }),
  "CR-TWO-7": WORDS,
  "CR-TWO-8": WORDS,
  "CR-SEE-1": WORDS,
};
