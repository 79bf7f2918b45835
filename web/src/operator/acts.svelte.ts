/** What the operator is about to do: a dialog asks for the reason, and before a ban for the passphrase. */

import { say } from "../text/appTexts.svelte";
import { refusalText } from "../ui/refusalText";
import { Refusal } from "../wire/http";
import { operator } from "./operator.svelte";

export interface Act {
  /** The message that asks, with the name of whom it concerns. */
  title: string;
  name: string;
  /** Whether it is for a time. */
  timed: boolean;
  /** Whether the passphrase may have to be given again. */
  confirmed: boolean;
  carryOut: (reason: string, minutes: number | null) => Promise<void>;
}

class Acts {
  asked = $state.raw<Act | null>(null);
  /** Counts what was done, so that lists load again. */
  done = $state(0);

  mute(person: string, name: string): void {
    this.#ask("operator-mute", name, true, (reason, minutes) => operator.mute(person, { reason, minutes }));
  }

  banName(name: string): void {
    this.#ban("name", name);
  }

  banAddress(address: string): void {
    this.#ban("address", address);
  }

  removeLine(table: string, line: number, name: string): void {
    this.#ask("operator-remove-line", name, false, (reason) => operator.removeLine(table, line, { reason }));
  }

  removeGuest(table: string, person: string, name: string): void {
    this.#ask("operator-remove-guest", name, false, (reason) => operator.removeGuest(table, person, { reason }));
  }

  closeTable(table: string, name: string): void {
    this.#ask("operator-close-table", name, false, (reason) => operator.closeTable(table, { reason }));
  }

  /** What needs no reason. */
  async carryOut(act: () => Promise<void>): Promise<void> {
    await act();
    this.done += 1;
  }

  #ban(kind: "name" | "address", value: string): void {
    const carryOut: Act["carryOut"] = (reason, minutes) => operator.ban({ kind, value, reason, minutes });
    this.asked = { title: `operator-ban-${kind}`, name: value, timed: true, confirmed: true, carryOut };
  }

  #ask(title: string, name: string, timed: boolean, carryOut: Act["carryOut"]): void {
    this.asked = { title, name, timed, confirmed: false, carryOut };
  }
}

export const acts = new Acts();

export function problemText(why: unknown): string {
  return why instanceof Refusal && why.code === "wrong_passphrase" ? say("operator-wrong") : refusalText(why);
}
