/** Where a replay comes from: a table on this server, or a record file. */

import { api } from "../wire/http";
import type { GameReplay, SavedPosition } from "../wire/types";

export interface ReplaySource {
  /** As a seat saw the game; null: as an onlooker did. */
  replay: (seat: number | null) => Promise<GameReplay>;
  position: (at: number) => Promise<SavedPosition>;
  /** The address of a moment; null for a file, which has none. */
  address: ((at: number, seat: number | null) => string) | null;
  /** Where the record can be downloaded; null: it was opened from a file. */
  file: string | null;
}

export function tableSource(table: string): ReplaySource {
  return {
    replay: cached((seat) => api.replayOfTable(table, seat)),
    position: (at) => api.positionInTable(table, at),
    address: (at, seat) => `/replay/${encodeURIComponent(table)}?at=${at}${seat === null ? "" : `&seat=${seat}`}`,
    file: api.recordPath(table),
  };
}

export function recordSource(record: string): ReplaySource {
  return {
    replay: cached((seat) => api.replayOfRecord(record, seat)),
    position: (at) => api.positionInRecord(record, at),
    address: null,
    file: null,
  };
}

/** Each seat's replay is requested once; a failed request is repeated. */
function cached(ask: (seat: number | null) => Promise<GameReplay>): (seat: number | null) => Promise<GameReplay> {
  const known = new Map<number | null, Promise<GameReplay>>();
  return (seat) => {
    const asked = known.get(seat) ?? ask(seat);
    known.set(seat, asked);
    asked.catch(() => known.delete(seat));
    return asked;
  };
}
