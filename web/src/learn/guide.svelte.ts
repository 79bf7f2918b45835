/** Takes somebody through a lesson: what is said, what is asked for, what becomes of any other move. */

import type { Gate } from "../table/playing.svelte";
import type { Sitting } from "../table/sitting.svelte";
import type { Guidance, Step } from "../wire/types";
import { readAgain, stepAt } from "./place";

/** An answer to a move that was not played: the lesson's reason, or the rule. */
export type Remark = { kind: "reason"; message: string | null } | { kind: "reading" } | { kind: "rule"; rule: string; text: string };

export class Guide implements Gate {
  remark = $state.raw<Remark | null>(null);
  /** The refusal that the lesson asked for: it stays until it was read. */
  lesson = $state.raw<{ rule: string; text: string } | null>(null);
  #read = $state(0);
  #left = $state(false);
  readonly steps: readonly Step[];

  /** The last words stay until they were read, while the game goes on behind them. */
  readonly #moves = $derived.by(() => Math.min(this.sitting.moves, this.steps.at(-1)!.after));
  readonly #isPlayed = $derived.by(() => this.#moves === this.steps.at(-1)!.after);
  readonly #at = $derived.by(() => stepAt(this.steps, this.#moves, this.#read));
  /** Null while the others play, and while what they did is being shown. */
  readonly step = $derived.by((): Step | null => {
    const { busy } = this.sitting.stage; // read in any case: what a derived value reads only sometimes, it may miss
    const goesOn = this.sitting.moves > this.#moves;
    return this.#at === null || (busy && !goesOn) ? null : this.steps[this.#at]!;
  });
  readonly number = $derived.by(() => {
    const ahead = this.steps.findIndex((step) => step.after > this.#moves);
    return 1 + (this.#at ?? Math.max(0, (ahead < 0 ? this.steps.length : ahead) - 1));
  });
  readonly isReading = $derived(this.step !== null && this.step.expect == null && this.step.attempt == null);
  readonly asked = $derived.by(() => {
    const move = this.step?.expect ?? this.step?.attempt ?? null;
    return this.lesson === null ? move : null;
  });
  readonly over = $derived.by(() => {
    const isRead = this.#isPlayed && this.#at === null;
    return isRead || this.#isElsewhere || this.#left;
  });
  /** Another window has played something else. */
  readonly #isElsewhere = $derived.by(() => {
    const { legal } = this.sitting;
    return this.step?.expect != null && legal.length > 0 && !legal.some(({ move }) => move === this.step?.expect);
  });

  constructor(
    readonly sitting: Sitting,
    guidance: Guidance,
  ) {
    this.steps = guidance.steps;
    this.#read = readAgain(this.steps, kept(this.#place));
  }

  readonly next = (): void => {
    this.remark = null;
    if (this.lesson !== null) this.lesson = null;
    else if (this.#at !== null && this.isReading) this.#goOn(this.#at);
  };

  leave(): void {
    this.#left = true;
  }

  holds(move: string): boolean {
    if (this.#isPlayed || (this.step?.expect === move && this.lesson === null)) {
      this.remark = null;
      return false;
    }
    if (this.isReading || this.lesson !== null) this.remark = { kind: "reading" };
    else this.remark = { kind: "reason", message: this.step?.otherwise ?? null };
    return true;
  }

  refused(move: string, rule: string, text: string): void {
    if (this.#at !== null && this.step?.attempt === move) {
      this.remark = null;
      this.lesson = { rule, text };
      this.#goOn(this.#at);
    } else this.remark = { kind: "rule", rule, text };
  }

  get #place(): string {
    return `tavolino-lesson-${this.sitting.table.id}`;
  }

  #goOn(at: number): void {
    this.#read = at + 1;
    try {
      sessionStorage.setItem(this.#place, String(this.#read));
    } catch {
      // a browser that keeps nothing: after a reload some talk is heard once more
    }
  }
}

function kept(place: string): number {
  try {
    return Number(sessionStorage.getItem(place) ?? 0) || 0;
  } catch {
    return 0;
  }
}
