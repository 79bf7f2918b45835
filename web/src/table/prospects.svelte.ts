/** What could happen next, asked of the server once for each position. */

import type { AnyProspects } from "./contract";
import type { KnownPosition, TableSession } from "./tableSession.svelte";

export class ProspectsOfSeat {
  #told = $state.raw<{ of: KnownPosition; prospects: AnyProspects } | null>(null);
  #asked: KnownPosition | null = null;

  constructor(readonly session: TableSession) {}

  /** Of the newest position; null until they have arrived. */
  get now(): AnyProspects | null {
    return this.#told !== null && this.#told.of === this.session.known ? this.#told.prospects : null;
  }

  readonly ask = async (): Promise<void> => {
    const { session } = this;
    const { known } = session;
    if (known === null || known === this.#asked) return;
    this.#asked = known;
    const answer = await session.foresee();
    // entries and answers arrive in order: if the position is still the same, these are its prospects
    if (answer.t === "foreseen" && session.known === known)
      this.#told = { of: known, prospects: answer.prospects as AnyProspects };
    else if (this.#asked === known) this.#asked = null;
  };
}
