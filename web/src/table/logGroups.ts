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

/** What begins a round that is counted: with somebody's turn, and perhaps as the first of it. */
type Begun = LogRound & { isFirst: boolean };

export function groupLog(lines: readonly LogLine[], guide: LogGuide, players: number): LogRound[] {
  const rounds: Begun[] = [];
  for (const line of lines) {
    const heading = "event" in line ? guide.heading(line.event, players) : null;
    const round = rounds.at(-1);
    const begins = heading?.round !== undefined && heading.round !== round?.round;
    if (round === undefined || begins)
      rounds.push({
        key: line.key,
        round: heading?.round ?? null,
        isFirst: heading?.isFirst === true,
        turns: [turnAt(line, null)],
      });
    const { turns } = rounds.at(-1)!;
    if (heading?.seat !== undefined) {
      if (turns.at(-1)!.rows.length === 0) turns.pop(); // the round begins with this turn
      turns.push(turnAt(line, heading.seat, heading.saysAll === true));
    }
    if (heading?.saysAll !== true) addRow(turns.at(-1)!, line, guide);
  }
  return withBeginning(rounds).map(({ key, round, turns }) => ({ key, round, turns: turns.filter(isWorthTelling) }));
}

/** What is before the first heading: the game begins, and its first turn, which nothing announces. */
function withBeginning(rounds: readonly Begun[]): readonly Begun[] {
  const [first, second] = rounds;
  if (first === undefined || second?.round == null || first.round !== null) return rounds;
  const round = second.isFirst ? second.round - 1 : second.round;
  if (round === 0) return rounds;
  const turns = second.turns.some(isAnnounced) ? first.turns.flatMap(withFirstTurn) : first.turns;
  if (second.isFirst) return [{ ...first, round, turns }, ...rounds.slice(1)];
  return [{ ...second, key: first.key, turns: [...turns, ...second.turns] }, ...rounds.slice(2)];
}

const isAnnounced = ({ seat, opening }: LogTurn): boolean => seat !== null || opening !== null;

/** Whoever moves first after the game has begun has the first turn. */
function withFirstTurn(turn: LogTurn): LogTurn[] {
  const { rows } = turn;
  const at = rows.findIndex(({ lines: [line] }) => "event" in line! && line.by !== null);
  const line = rows[at]?.lines[0];
  if (line === undefined || !("event" in line) || !("entry" in rows[0]!.lines[0]!)) return [turn];
  const first: LogTurn = { key: rows[at]!.key, seat: line.by, opening: null, rows: rows.slice(at) };
  return [{ ...turn, rows: rows.slice(0, at) }, first];
}

const isWorthTelling = (turn: LogTurn): boolean => turn.rows.length > 0 || isAnnounced(turn);

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
