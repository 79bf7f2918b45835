/** Recomputes the draws of a table from its seed, as CommittedChance in src/tavolino/core/chance.py does. */

import { hmac } from "./sha256";

const RANGE = 2 ** 32;

/** How a number came about: `big` is what the seed gave, and `number` is `big` modulo the number of results. */
export interface DrawnNumber {
  counter: number;
  big: number;
  number: number;
}

export class CommittedChance {
  #counter = 0;

  constructor(readonly seed: Uint8Array) {}

  get counter(): number {
    return this.#counter;
  }

  /** Numbers at the top of the range that would favour low results are skipped. */
  below(of: number): DrawnNumber {
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
