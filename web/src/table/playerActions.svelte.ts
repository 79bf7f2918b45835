/** What a player does at the table. A legal move is sent; for any other the server is asked which rule forbids it. */

import { settings } from "../settings/settings.svelte";
import { say } from "../text/appTexts.svelte";
import type { Texts } from "../text/texts";
import { errorText } from "../ui/refusalText";
import type { Answer } from "../wire/connection.svelte";
import type { AnyView, GameTable, Message, Several } from "./contract";
import type { KnownPosition, TableSession } from "./tableSession.svelte";
import { walkAlong } from "./walking";

export type ActionMessage =
  | { kind: "rule"; rule: string; text: string }
  | { kind: "warning" | "final"; text: string; move: string }
  | { kind: "problem"; text: string };

/** Checks the moves of somebody who follows a lesson, and shows messages of its own about them. */
export interface MoveGuard {
  /** Whether a legal move is not to be made now. */
  blocks(move: string): boolean;
  /** The rules forbid this move. */
  refused(move: string, rule: string, text: string): void;
}

export class PlayerActions {
  message = $state.raw<ActionMessage | null>(null);
  busy = $state(false);
  /** While a walk is made nothing else can be chosen. */
  walking = $state(false);
  #answered: KnownPosition | null = null; // the position to which an answer is being sent

  constructor(
    readonly session: TableSession,
    readonly game: GameTable,
    readonly texts: Texts,
    readonly guard: MoveGuard | null = null,
  ) {}

  readonly play = (move: string): void => void this.#play(move);
  readonly walk = (walk: Several, plain: readonly string[]): void => void this.#walk(walk, plain);
  readonly explain = ({ id, args }: Message): void =>
    void (this.message = { kind: "problem", text: this.texts.tell(id, args) });

  async #walk({ moves }: Several, plain: readonly string[]): Promise<void> {
    const { session, guard } = this;
    if (this.walking || session.table.status === "paused") return;
    this.walking = true;
    this.message = null;
    await walkAlong(moves, plain, {
      may: (move) => {
        const isLegal = session.known?.legal.some((choice) => choice.move === move) ?? false;
        return isLegal && this.#answered !== session.known && guard?.blocks(move) !== true;
      },
      make: async (move) => {
        await this.playAnyway(move);
        return this.message === null ? session.lastEvents : null;
      },
    });
    this.walking = false;
  }

  async #play(move: string): Promise<void> {
    const { session } = this;
    if (session.seat === null || this.#answered === session.known) return;
    if (session.table.status === "paused") {
      this.message = { kind: "problem", text: say("paused-anybody") };
      return;
    }
    if (!session.legal.some((choice) => choice.move === move)) {
      if (session.stage.busy) return session.stage.skip(); // a click on the board means that the player does not want to wait
      await this.#send(() => session.why(move));
      return this.#tellGuard(move);
    }
    if (this.guard !== null) return this.guard.blocks(move) ? undefined : this.playAnyway(move);
    const question = this.#question(move, session.known!.view, session.seat);
    // whoever chooses the same again means it
    if (question === null || (this.message?.kind === "final" && this.message.move === move))
      await this.playAnyway(move);
    else this.message = question;
  }

  #question(move: string, view: AnyView, seat: number): ActionMessage | null {
    const { game, session, texts } = this;
    const warning = game.warning?.(view, seat, move, session.legal, session.board) ?? null;
    if (warning !== null) return { kind: "warning", move, text: texts.tell(warning.id, warning.args) };
    const final = settings.preferences.confirm ? (game.final?.(move) ?? null) : null;
    return final === null ? null : { kind: "final", move, text: texts.tell(final.id, final.args) };
  }

  #tellGuard(move: string): void {
    if (this.guard === null || this.message?.kind !== "rule") return;
    const { rule, text } = this.message;
    this.message = null;
    this.guard.refused(move, rule, text);
  }

  /** Plays the move without a warning. Each position is answered once: a second click has no effect. */
  readonly playAnyway = async (move: string): Promise<void> => {
    const asked = (this.#answered = this.session.known);
    await this.#send(() => this.session.move(move));
    if (this.#answered === asked && this.message !== null) this.#answered = null; // refused: another move can be chosen
  };
  readonly takeBack = (): Promise<void> => this.#send(() => this.session.takeBack());
  readonly askUndo = (): Promise<void> => this.#send(() => this.session.askUndo());
  readonly answerUndo = (entry: number, agree: boolean): Promise<void> =>
    this.#send(() => this.session.answerUndo(entry, agree));
  readonly pause = (): Promise<void> => this.#send(() => this.session.pause());
  readonly resume = (): Promise<void> => this.#send(() => this.session.resume());
  /** In another position a message is out of date, unless it asks about a choice that is still the same. */
  readonly expire = (): void => {
    const { message, session } = this;
    const isOpen = message?.kind === "final" && session.known?.legal.some(({ move }) => move === message.move);
    if (isOpen !== true) this.dismiss();
  };
  readonly dismiss = (): void => void (this.message = null);

  async #send(send: () => Promise<Answer>): Promise<void> {
    this.message = null;
    this.busy = true;
    const answer = await send();
    this.busy = false;
    if (answer.t === "foreseen") return;
    if (answer.t === "because" && answer.rule === null) this.message = { kind: "problem", text: say("why-changed") };
    else if (answer.t !== "ack" && answer.rule !== null)
      this.message = {
        kind: "rule",
        rule: answer.rule,
        text: this.texts.rule(answer.rule, this.session.table.rules ?? 1),
      };
    else if (answer.t === "err") this.message = { kind: "problem", text: errorText(answer) };
  }
}
