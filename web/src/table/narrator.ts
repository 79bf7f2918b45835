/** What happened, as a sentence; follows src/tavolino/narrate/narrator.py. */

import type { Texts } from "../text/texts";
import type { GameEvent } from "./contract";

type Told = string | number;

export class Narrator {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
  ) {}

  /** A message that ends in `-known` needs the secret facts: it is told to whom they were sent. */
  tell(event: GameEvent): string {
    const message = `event-${event.event.replaceAll("_", "-")}`;
    const facts = this.#facts(event);
    return this.texts.attempt(`${message}-known`, facts) ?? this.texts.tell(message, facts);
  }

  /** Any message about somebody's doings. */
  say(message: string, facts: Readonly<Record<string, unknown>>): string {
    return this.texts.tell(message, this.#facts(facts));
  }

  #facts(facts: Readonly<Record<string, unknown>>): Record<string, Told> {
    return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, this.#argument(name, fact)]));
  }

  #argument(name: string, fact: unknown): Told {
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (Array.isArray(fact)) return fact.map((part) => String(this.#part(name.replace(/s$/, ""), part))).join(", ");
    return this.#one(name, fact);
  }

  /** One of a list: `items` are told by the message `item-name`, where the game has one. */
  #part(name: string, part: unknown): Told {
    const message = `${name}-name`;
    if (typeof part === "object" && part !== null) return this.texts.tell(message, this.#facts(part as Record<string, unknown>));
    const told = this.#one(name, part);
    return this.texts.has(message) ? this.texts.tell(message, { [name]: told }) : told;
  }

  /** A fact named `seat` or `…_seat` is a player, and players have names. */
  #one(name: string, fact: unknown): Told {
    if (typeof fact === "number") {
      const isSeat = name === "seat" || name.endsWith("_seat");
      return isSeat ? (this.names[fact] ?? String(fact)) : fact;
    }
    return fact === null ? "none" : String(fact);
  }
}
