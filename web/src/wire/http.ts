/** The server's HTTP side: JSON both ways, the CSRF token with every write. */

import type { Box, Course, Leader, Login, Me, MyTable, NewTable, Problem, ReadFile, Rulebook, Saved, Statistics, Summary, TableInfo, WantedChair } from "./types";

/** The server said no; `code` chooses the words. `unreachable`: nobody answered at all. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

let csrf = "";

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = csrf === "" ? {} : { "X-CSRF-Token": csrf };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal("unreachable", "the server does not answer");
  }
  if (answer.ok) return answer.status === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
  const told = (await answer.json().catch(() => null)) as Problem | null;
  if (told?.code === undefined) throw new Refusal("unreachable", `the server answers ${answer.status}`);
  throw new Refusal(told.code, told.message, told.rule);
}

async function known(asking: Promise<Me>): Promise<Me> {
  const me = await asking;
  csrf = me.csrf;
  return me;
}

/** Null for a stranger. */
async function me(): Promise<Me | null> {
  const found = await ask<Me | undefined>("GET", "/api/me");
  return found === undefined ? null : known(Promise.resolve(found));
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const of = (game: string | null): string => (game === null ? "" : `?game=${encodeURIComponent(game)}`);

export const api = {
  me,
  begin: (name: string) => known(ask<Me>("POST", "/api/session", { name })),
  rename: (name: string) => known(ask<Me>("PATCH", "/api/me", { name })),
  keep: (passphrase: string) => known(ask<Me>("POST", "/api/me/passphrase", { passphrase })),
  login: (login: Login) => known(ask<Me>("POST", "/api/login", login)),
  async logout(): Promise<void> {
    await ask<void>("POST", "/api/logout");
    csrf = "";
  },
  games: () => ask<Box[]>("GET", "/api/games"),
  rules: (game: string, lang: string) => ask<Rulebook>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  readFile: (game: string, option: string, content: string) =>
    ask<ReadFile>("POST", `/api/games/${encodeURIComponent(game)}/files/${encodeURIComponent(option)}`, { content }),
  open: (wanted: NewTable) => ask<TableInfo>("POST", "/api/tables", wanted),
  learn: (game: string) => ask<TableInfo>("POST", `/api/lessons/${encodeURIComponent(game)}`),
  openTables: (game: string | null = null) => ask<Summary[]>("GET", `/api/tables/open${of(game)}`),
  runningTables: (game: string | null = null) => ask<Summary[]>("GET", `/api/tables/running${of(game)}`),
  myTables: () => ask<MyTable[]>("GET", "/api/tables/mine"),
  look: (table: string) => ask<TableInfo>("GET", at(table)),
  enter: (table: string, invite: string) => ask<TableInfo>("POST", `${at(table)}/enter`, { invite }),
  sit: (table: string, seat: number, chair: WantedChair) => ask<TableInfo>("PUT", `${at(table)}/seats/${seat}`, chair),
  leave: (table: string, seat: number) => ask<TableInfo>("DELETE", `${at(table)}/seats/${seat}`),
  start: (table: string) => ask<TableInfo>("POST", `${at(table)}/start`),
  rematch: (table: string) => ask<TableInfo>("POST", `${at(table)}/rematch`),
  recordPath: (table: string) => `${at(table)}/record`,
  course: (table: string, seat: number | null) => ask<Course>("GET", `${at(table)}/course${seat === null ? "" : `?seat=${seat}`}`),
  outline: (table: string) => ask<Course>("GET", `${at(table)}/course?views=false`),
  position: (table: string, moment: number) => ask<Saved>("GET", `${at(table)}/position?at=${moment}`),
  courseOf: (record: string, seat: number | null) => ask<Course>("POST", "/api/course", { record, seat }),
  positionOf: (record: string, moment: number) => ask<Saved>("POST", "/api/position", { record, at: moment }),
  leaders: (game: string) => ask<Leader[]>("GET", `/api/leaderboard/${encodeURIComponent(game)}`),
  statistics: () => ask<Statistics[]>("GET", "/api/me/statistics"),
};
