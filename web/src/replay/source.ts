/** Where a game comes from that is looked back on: a table of this house, or a file that somebody has. */

import { api } from "../wire/http";
import type { Course, Saved } from "../wire/types";

export interface Source {
  /** As a seat saw it; null: as an onlooker did. */
  course: (seat: number | null) => Promise<Course>;
  position: (at: number) => Promise<Saved>;
  /** The address of a moment, for those who have no file. */
  address: ((at: number, seat: number | null) => string) | null;
  /** Where the record can be had; null: it is at hand. */
  file: string | null;
}

export function tableSource(table: string): Source {
  return {
    course: once((seat) => api.course(table, seat)),
    position: (at) => api.position(table, at),
    address: (at, seat) => `/replay/${encodeURIComponent(table)}?at=${at}${seat === null ? "" : `&seat=${seat}`}`,
    file: api.recordPath(table),
  };
}

export function recordSource(record: string): Source {
  return {
    course: once((seat) => api.courseOf(record, seat)),
    position: (at) => api.positionOf(record, at),
    address: null,
    file: null,
  };
}

/** Each seat's is asked for once; what failed is asked again. */
function once(ask: (seat: number | null) => Promise<Course>): (seat: number | null) => Promise<Course> {
  const known = new Map<number | null, Promise<Course>>();
  return (seat) => {
    const asked = known.get(seat) ?? ask(seat);
    known.set(seat, asked);
    asked.catch(() => known.delete(seat));
    return asked;
  };
}
