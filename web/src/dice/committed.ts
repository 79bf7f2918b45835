/** The chance of real tables, recomputed from its seed; follows CommittedChance in src/tavolino/core/chance.py. */

import { hmac } from "./sha256";

const RANGE = 2 ** 32;

/** How one draw came about: `big` is the number that the seed gave, and what `of` leaves over of it the result. */
export interface Below {
  counter: number;
  big: number;
  number: number;
}

export class Committed {
  #counter = 0;

  constructor(readonly seed: Uint8Array) {}

  get counter(): number {
    return this.#counter;
  }

  /** A number from the incomplete last stretch would favour low results: the next one is taken instead. */
  below(of: number): Below {
    const fair = RANGE - (RANGE % of);
    for (;;) {
      const counter = this.#counter;
      this.#counter += 1;
      const big = this.#word(counter);
      if (big < fair) return { counter, big, number: big % of };
    }
  }

  #word(counter: number): number {
    const text = new DataView(new ArrayBuffer(8));
    text.setBigUint64(0, BigInt(counter));
    const block = hmac(this.seed, new Uint8Array(text.buffer));
    return new DataView(block.buffer).getUint32(0);
  }
}
