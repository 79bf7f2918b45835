/** A player's progress through a lesson: the current step, the move it asks for, and the answer to any other move. */

import type { MoveGuard } from "../table/playerActions.svelte";
import type { TableSession } from "../table/tableSession.svelte";
import type { Guidance, LessonStep } from "../wire/types";
import { resumeAt, stepAt } from "./currentStep";

/** Why a move was not played: the lesson's own reason, or the rule. */
export type Remark =
  { kind: "reason"; message: string | null } | { kind: "reading" } | { kind: "rule"; rule: string; text: string };

export class Guide implements MoveGuard {
  remark = $state.raw<Remark | null>(null);
  /** The refusal that the lesson asked for; shown until the player goes on. */
  refusal = $state.raw<{ rule: string; text: string } | null>(null);
  #read = $state(0);
  #left = $state(false);
  readonly steps: readonly LessonStep[];

  /** The last step stays until it has been read, even while the game goes on. */
  readonly #moves = $derived.by(() => Math.min(this.session.moves, this.steps.at(-1)!.after));
  readonly #isPlayed = $derived.by(() => this.#moves === this.steps.at(-1)!.after);
  readonly #at = $derived.by(() => stepAt(this.steps, this.#moves, this.#read));
  /** Null while the others play, and while their moves are being shown. */
  readonly step = $derived.by((): LessonStep | null => {
    const { busy } = this.session.stage; // read unconditionally, or the derived value would not always depend on it
    const goesOn = this.session.moves > this.#moves;
    return this.#at === null || (busy && !goesOn) ? null : this.steps[this.#at]!;
  });
  readonly number = $derived.by(() => {
    const ahead = this.steps.findIndex((step) => step.after > this.#moves);
    return 1 + (this.#at ?? Math.max(0, (ahead < 0 ? this.steps.length : ahead) - 1));
  });
  readonly isReading = $derived(this.step !== null && this.step.expect == null && this.step.attempt == null);
  readonly asked = $derived.by(() => {
    const move = this.step?.expect ?? this.step?.attempt ?? null;
    return this.refusal === null ? move : null;
  });
  readonly over = $derived.by(() => {
    const isRead = this.#isPlayed && this.#at === null;
    return isRead || this.#isElsewhere || this.#left;
  });
  /** The same player has made another move in another window. */
  readonly #isElsewhere = $derived.by(() => {
    const { legal } = this.session;
    return this.step?.expect != null && legal.length > 0 && !legal.some(({ move }) => move === this.step?.expect);
  });

  constructor(
    readonly session: TableSession,
    guidance: Guidance,
  ) {
    this.steps = guidance.steps;
    this.#read = resumeAt(this.steps, stored(this.#storageKey));
  }

  readonly next = (): void => {
    this.remark = null;
    if (this.refusal !== null) this.refusal = null;
    else if (this.#at !== null && this.isReading) this.#goOn(this.#at);
  };

  leave(): void {
    this.#left = true;
  }

  blocks(move: string): boolean {
    if (this.#isPlayed || (this.step?.expect === move && this.refusal === null)) {
      this.remark = null;
      return false;
    }
    if (this.isReading || this.refusal !== null) this.remark = { kind: "reading" };
    else this.remark = { kind: "reason", message: this.step?.otherwise ?? null };
    return true;
  }

  refused(move: string, rule: string, text: string): void {
    if (this.#at !== null && this.step?.attempt === move) {
      this.remark = null;
      this.refusal = { rule, text };
      this.#goOn(this.#at);
    } else this.remark = { kind: "rule", rule, text };
  }

  get #storageKey(): string {
    return `tavolino-lesson-${this.session.table.id}`;
  }

  #goOn(at: number): void {
    this.#read = at + 1;
    try {
      sessionStorage.setItem(this.#storageKey, String(this.#read));
    } catch {
      // without storage some steps are shown again after a reload
    }
  }
}

function stored(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0) || 0;
  } catch {
    return 0;
  }
}
