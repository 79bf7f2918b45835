// What the players count together.

const PATIENCE = 30_000; // milliseconds without an answer to anybody

export class Tally {
  matches = 0; // finished
  refused = 0;
  latencies = []; // of the accepted moves, in milliseconds from sending to the own update
  #last; // when something came back

  accepted(latency) {
    this.latencies.push(latency);
    this.#last = performance.now();
  }

  /** Rejects when nothing has come back for long: the server leaves many a refusal unanswered. */
  stalled() {
    this.#last = performance.now();
    return new Promise((_, reject) => {
      const watch = setInterval(() => {
        if (performance.now() - this.#last < PATIENCE) return;
        clearInterval(watch);
        reject(new Error('the server accepts no more moves'));
      }, 1000);
    });
  }
}

/** The value below which that share of a list lies. */
export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
