/** The lines of a log in groups: rounds, turns in them, and rows, of which a walk is one. */

import type { GameEvent } from "./events";
import type { EventLine, LogLine } from "./log.svelte";
import type { LogGuide, LogIcon, ShortLine } from "./logGuide";

export interface LogRow {
  /** Of its first line: it stays the same while a walk goes on. */
  key: number;
  /** One line, or those of a walk. */
  lines: readonly LogLine[];
  /** In place of their sentences. */
  short: ShortLine | null;
  icon: LogIcon | null;
  cells: readonly string[];
  /** Whom it is about. */
  seat: number | null;
  /** It follows from the row before, in the same move. */
  follows: boolean;
}

export interface LogTurn {
  key: number;
  /** Whose turn; null: nobody's in particular. */
  seat: number | null;
  /** The event that stands above it in words, where there is no seat to be named. */
  opening: EventLine | null;
  rows: LogRow[];
}

export interface LogRound {
  key: number;
  round: number | null;
  turns: LogTurn[];
}

export function groupLog(lines: readonly LogLine[], guide: LogGuide, players: number): LogRound[] {
  const rounds: LogRound[] = [];
  for (const line of lines) {
    const heading = "event" in line ? guide.heading(line.event, players) : null;
    const round = rounds.at(-1);
    const begins = heading?.round !== undefined && heading.round !== round?.round;
    if (round === undefined || begins)
      rounds.push({ key: line.key, round: heading?.round ?? null, turns: [turnAt(line, null)] });
    const { turns } = rounds.at(-1)!;
    if (heading?.seat !== undefined) {
      if (turns.at(-1)!.rows.length === 0) turns.pop(); // the round begins with this turn
      turns.push(turnAt(line, heading.seat, heading.saysAll === true));
    }
    if (heading?.saysAll !== true) addRow(turns.at(-1)!, line, guide);
  }
  const [first, second] = rounds;
  if (first?.round === null && second?.round === 2) first.round = 1; // how it began is not always told
  return rounds.map(({ turns, ...round }) => ({ ...round, turns: turns.filter(isWorthTelling) }));
}

const isWorthTelling = ({ seat, opening, rows }: LogTurn): boolean =>
  rows.length > 0 || seat !== null || opening !== null;

function turnAt(line: LogLine, seat: number | null, saysAll = false): LogTurn {
  return { key: line.key, seat, opening: saysAll && seat === null && "event" in line ? line : null, rows: [] };
}

function addRow(turn: LogTurn, line: LogLine, guide: LogGuide): void {
  const last = turn.rows.at(-1);
  if ("event" in line && last !== undefined) {
    const walk = eventsOf(last.lines);
    if (walk.length === last.lines.length && guide.joins([], walk[0]!) && guide.joins(walk, line.event)) {
      turn.rows[turn.rows.length - 1] = rowOf([...last.lines, line], guide, last.follows);
      return;
    }
  }
  const follows = turn.seat !== null && last !== undefined && last.lines.at(-1)!.seq === line.seq;
  turn.rows.push(rowOf([line], guide, follows));
}

function rowOf(lines: readonly LogLine[], guide: LogGuide, follows: boolean): LogRow {
  const events = eventsOf(lines);
  const [first] = lines;
  return {
    key: first!.key,
    lines,
    short: events.length > 0 && guide.joins([], events[0]!) ? guide.walk(events) : null,
    icon: "event" in first! ? (guide.icons[first.event.event] ?? null) : entryIcon(first!),
    cells: [...new Set(events.flatMap((event) => guide.cells(event)))],
    seat: seatOf(first!),
    follows,
  };
}

export function eventsOf(lines: readonly LogLine[]): GameEvent[] {
  return lines.flatMap((line) => ("event" in line ? [line.event] : []));
}

function entryIcon(line: LogLine): LogIcon {
  return "entry" in line && line.entry.kind === "said" ? "speech" : "table";
}

function seatOf(line: LogLine): number | null {
  const told: object = "event" in line ? line.event : line.entry;
  return "seat" in told && typeof told.seat === "number" ? told.seat : null;
}
