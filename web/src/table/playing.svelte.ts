/** A move from the board: sent if it may be played, otherwise the server says which rule forbids it. */

import { say, speech } from "../text/speech.svelte";
import type { Texts } from "../text/texts";
import type { Answer } from "../wire/line.svelte";
import type { AnyView, GameTable } from "./contract";
import type { Known, Sitting } from "./sitting.svelte";

export type Said =
  | { kind: "rule"; rule: string; text: string }
  | { kind: "warning"; text: string; move: string }
  | { kind: "problem"; text: string };

/** Stands between a board and the table while somebody is guided. It says itself what there is to say. */
export interface Gate {
  /** A legal move that is not to be made now. */
  holds(move: string): boolean;
  /** The rules forbid this one. */
  refused(move: string, rule: string, text: string): void;
}

export class Playing {
  said = $state.raw<Said | null>(null);
  busy = $state(false);
  #answered: Known | null = null; // the position whose question an answer is on its way to

  constructor(
    readonly sitting: Sitting,
    readonly game: GameTable<AnyView>,
    readonly texts: Texts,
    readonly gate: Gate | null = null,
  ) {}

  readonly play = (move: string): void => void this.#play(move);

  async #play(move: string): Promise<void> {
    const { sitting, game } = this;
    if (sitting.seat === null || this.#answered === sitting.known) return;
    if (sitting.table.status === "paused") {
      this.said = { kind: "problem", text: say("paused-anybody") };
      return;
    }
    if (!sitting.legal.some((choice) => choice.move === move)) {
      if (sitting.stage.busy) return sitting.stage.skip(); // whoever clicks wants to get on
      await this.#ask(() => sitting.why(move));
      return this.#tellGate(move);
    }
    if (this.gate !== null) return this.gate.holds(move) ? undefined : this.insist(move);
    const warning = game.warning(sitting.known!.view, sitting.seat, move, sitting.legal);
    if (warning !== null) this.said = { kind: "warning", move, text: this.texts.tell(warning.id, warning.args) };
    else await this.insist(move);
  }

  #tellGate(move: string): void {
    if (this.gate === null || this.said?.kind !== "rule") return;
    const { rule, text } = this.said;
    this.said = null;
    this.gate.refused(move, rule, text);
  }

  /** Warned or not: this is the move. One answer to one question: a second click waits for the next. */
  readonly insist = async (move: string): Promise<void> => {
    const asked = (this.#answered = this.sitting.known);
    await this.#ask(() => this.sitting.move(move));
    if (this.#answered === asked && this.said !== null) this.#answered = null; // refused: choose again
  };
  readonly takeBack = (): Promise<void> => this.#ask(() => this.sitting.takeBack());
  readonly pause = (): Promise<void> => this.#ask(() => this.sitting.pause());
  readonly resume = (): Promise<void> => this.#ask(() => this.sitting.resume());
  readonly hush = (): void => void (this.said = null);

  async #ask(asking: () => Promise<Answer>): Promise<void> {
    this.said = null;
    this.busy = true;
    const answer = await asking();
    this.busy = false;
    if (answer.t === "because" && answer.rule === null) this.said = { kind: "problem", text: say("why-changed") };
    else if (answer.t !== "ack" && answer.rule !== null)
      this.said = { kind: "rule", rule: answer.rule, text: this.texts.tell(answer.rule) };
    else if (answer.t === "err") this.said = { kind: "problem", text: problem(answer.code, answer.message) };
  }
}

function problem(code: string, message: string): string {
  const id = `refused-${code.replaceAll("_", "-")}`;
  return speech.has(id) ? say(id) : message;
}
