/** What others have done while one looked elsewhere: at another tab, or not at all until today. */

import { groupLog, type LogTurn } from "./logGroups";
import type { LogGuide } from "./logGuide";
import { lastLook, noteLook } from "./lastLook";
import type { TableSession } from "./tableSession.svelte";

const MOST = 8; // rows: the log has all of them

export interface Missed {
  turns: readonly LogTurn[];
  /** How many rows before these are left out. */
  earlier: number;
}

export class Away {
  /** The last entry that was seen; null: nothing is to be told. */
  #since = $state<number | null>(null);
  /** What was there on coming back; what happens later is seen as it happens. */
  #until = $state(0);
  #isAway = true; // until the table has come

  readonly missed: Missed | null = $derived.by(() => {
    const [since, until] = [this.#since, this.#until];
    if (since === null) return null;
    const { log, seat } = this.session;
    // whoever has moved, here or elsewhere, has seen what was before
    const own = log.lines.findLast((line) => seat !== null && "by" in line && line.by === seat);
    const seen = Math.max(since, own?.seq ?? 0);
    const lines = log.lines.filter((line) => line.seq > seen && line.seq <= until);
    const missed = shortened(
      groupLog(lines, this.guide, this.session.table.chairs.length).flatMap(({ turns }) => turns),
    );
    return missed.turns.length > 0 ? missed : null;
  });

  constructor(
    readonly session: TableSession,
    readonly guide: LogGuide,
  ) {}

  /** Called when the page is hidden or left. What nobody has seen yet stays unseen. */
  leave(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    const isUnseen = this.missed !== null && this.#since !== null;
    const seen = isUnseen ? this.#since! : this.session.connection.seq;
    if (seen > 0) noteLook(this.session.table.id, seen); // between lobby and table nothing is known for a moment
  }

  /** Called when the table is there to be seen: at first, and again on coming back. */
  comeBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    const { connection, table, shared } = this.session;
    const since = lastLook(table.id);
    if (since === null || since >= connection.seq || shared || table.status === "finished") return;
    this.#since = since;
    this.#until = connection.seq;
  }

  readonly dismiss = (): void => {
    this.#since = null;
  };
}

/** The last rows that say something. */
function shortened(turns: readonly LogTurn[]): Missed {
  const telling = turns.map((turn) => ({ ...turn, rows: turn.rows.filter(({ icon }) => icon !== null) }));
  const all = telling.reduce((count, { rows }) => count + rows.length, 0);
  let left = Math.max(0, all - MOST);
  const earlier = left;
  const kept = telling.map((turn) => {
    const rows = turn.rows.slice(left);
    left = Math.max(0, left - turn.rows.length);
    return { ...turn, rows };
  });
  return { turns: kept.filter(({ rows }) => rows.length > 0), earlier };
}
