/** Which of log and chat is open beside the board, and how much of the chat is unread. */

import { untrack } from "svelte";
import type { LogLine } from "./log.svelte";
import type { TableSession } from "./tableSession.svelte";

export class Talk {
  tab = $state<"log" | "chat">("log");
  #read = $state(0);
  readonly lines: readonly LogLine[] = $derived.by(() =>
    this.session.log.lines.filter((line) => "entry" in line && line.entry.kind === "said"),
  );
  readonly unread = $derived.by(() => (this.tab === "chat" ? 0 : Math.max(0, this.lines.length - this.#read)));

  constructor(readonly session: TableSession) {
    this.#read = untrack(() => this.lines.length);
  }

  /** Called while the chat is open. */
  markRead(): void {
    this.#read = this.lines.length;
  }
}
