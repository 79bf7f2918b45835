/** A line of the log as a sentence. */

import { say } from "../text/appTexts.svelte";
import type { Entry } from "../wire/entries";
import type { LogLine } from "./log.svelte";
import type { LogRow } from "./logGroups";
import type { Narrator } from "./narrator";

/** A walk has a line of its own; otherwise the sentences of its lines. */
export function rowText({ lines, short }: LogRow, narrator: Narrator): string {
  if (short !== null) return narrator.say(short.message, short.facts);
  return lines.map((line) => logText(line, narrator)).join(" ");
}

export function logText(line: LogLine, narrator: Narrator): string {
  if ("event" in line) return narrator.tell(line.event);
  const { entry } = line;
  const told = "name" in entry ? entry.name : "seat" in entry ? (narrator.names[entry.seat] ?? "") : "";
  const name = told === "" ? say("somebody") : told;
  if (entry.kind === "said") {
    if (entry.removed === true) return say("log-removed", { name });
    if (entry.emote !== undefined) return say("log-emoted", { name, gesture: say(`emote-${entry.emote}`) });
    return say(entry.to === undefined ? "log-said" : "log-confided", { name, words: entry.text ?? "" });
  }
  if (entry.kind === "taken-back" || entry.kind === "undo-asked") return undoText(entry, name, narrator);
  if (entry.kind === "started") return say("log-started", { rules: entry.rules ?? 1 });
  return say(`log-${entry.kind}`, { name, reason: "reason" in entry ? entry.reason : "" });
}

function undoText(
  entry: Extract<Entry, { kind: "taken-back" | "undo-asked" }>,
  name: string,
  narrator: Narrator,
): string {
  const named = (seat: number): string => narrator.names[seat] ?? "";
  if (entry.kind === "undo-asked") return say("log-undo-asked", { name, others: entry.waiting.map(named).join(", ") });
  const moves = entry.moves ?? 1;
  if (entry.agreed === undefined) return say("log-taken-back", { name, moves });
  return say("log-taken-back-agreed", { name, moves, other: named(entry.agreed) });
}
