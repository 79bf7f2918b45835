/** Events as sentences; does the same as src/tavolino/narrate/narrator.py. */

import type { Texts } from "../text/texts";
import type { GameEvent } from "./events";

type Argument = string | number;

export class Narrator {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
  ) {}

  /** The message that ends in `-known` is for seats that were sent the secret fields, which it needs. */
  tell(event: GameEvent): string {
    const message = `event-${event.event.replaceAll("_", "-")}`;
    const facts = this.#facts(event);
    return this.texts.attempt(`${message}-known`, facts) ?? this.texts.tell(message, facts);
  }

  /** Any message whose arguments are named like the fields of events. */
  say(message: string, facts: Readonly<Record<string, unknown>>): string {
    return this.texts.tell(message, this.#facts(facts));
  }

  #facts(facts: object): Record<string, Argument> {
    return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, this.#argument(name, fact)]));
  }

  #argument(name: string, fact: unknown): Argument {
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (Array.isArray(fact)) return fact.map((part) => String(this.#part(name.replace(/s$/, ""), part))).join(", ");
    return this.#one(name, fact);
  }

  /** An element of a list: for `items` the message `item-name`, where the game has one. */
  #part(name: string, part: unknown): Argument {
    const message = `${name}-name`;
    if (typeof part === "object" && part !== null) return this.texts.tell(message, this.#facts(part));
    const argument = this.#one(name, part);
    return this.texts.has(message) ? this.texts.tell(message, { [name]: argument }) : argument;
  }

  /** A field named `seat` or `…_seat` becomes the player's name. */
  #one(name: string, fact: unknown): Argument {
    if (typeof fact === "number") {
      const isSeat = name === "seat" || name.endsWith("_seat");
      return isSeat ? (this.names[fact] ?? String(fact)) : fact;
    }
    return fact === null ? "none" : String(fact);
  }
}
