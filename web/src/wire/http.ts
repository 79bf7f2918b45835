/** The client of the server's HTTP API: JSON both ways, and the CSRF token with every write. */

import { settings } from "../settings/settings.svelte";
import { noteServerVersion } from "./version";
import type {
  BlockedPerson,
  Farewell,
  GameInfo,
  GameReplay,
  Glance,
  Guest,
  Invitation,
  Leader,
  Login,
  Me,
  MyTable,
  NewReport,
  NewPush,
  NewTable,
  NewWebhook,
  NotificationState,
  OwnSession,
  OwnSubscription,
  Problem,
  RatingChange,
  ReadFile,
  Rulebook,
  SavedPosition,
  Somebody,
  Statistics,
  Summary,
  TableInfo,
  WantedChair,
} from "./types";

/**
 * A request that the server refused; `code` selects the text. `unreachable`: there was no answer at all. `until` and
 * `reason` are those of a ban or a mute.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly until: number | null = null,
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

let csrf = "";

export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": settings.preferences.language, ...more };
  if (csrf !== "") headers["X-CSRF-Token"] ??= csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal("unreachable", "the server does not answer");
  }
  noteServerVersion(response.headers);
  if (response.ok) return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer);
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (problem?.code === undefined) throw new Refusal("unreachable", `the server answers ${response.status}`);
  const { code, message, rule, until = null, reason = null } = problem;
  throw new Refusal(code, message, rule, until, reason);
}

/** Keeps the CSRF token for the writes that follow. */
async function withCsrf(answer: Promise<Me>): Promise<Me> {
  const me = await answer;
  csrf = me.csrf;
  return me;
}

/** Null for a game without one. */
async function board(path: string, query = ""): Promise<unknown> {
  return (await request<unknown>("GET", `${path}/board${query}`)) ?? null;
}

/** Null for a browser without a session. */
async function me(): Promise<Me | null> {
  const found = await request<Me | undefined>("GET", "/api/me");
  return found === undefined ? null : withCsrf(Promise.resolve(found));
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const gameFilter = (game: string | null): string => (game === null ? "" : `?game=${encodeURIComponent(game)}`);

export const api = {
  me,
  createSession: (name: string) => withCsrf(request<Me>("POST", "/api/session", { name })),
  rename: (name: string) => withCsrf(request<Me>("PATCH", "/api/me", { name })),
  setPassphrase: (passphrase: string, endOthers: boolean) =>
    withCsrf(request<Me>("POST", "/api/me/passphrase", { passphrase, end_others: endOthers })),
  login: (login: Login) => withCsrf(request<Me>("POST", "/api/login", login)),
  async logout(): Promise<void> {
    await request<void>("POST", "/api/logout");
    csrf = "";
  },
  sessions: () => request<OwnSession[]>("GET", "/api/me/sessions"),
  endSession: (session: string) => request<void>("DELETE", `/api/me/sessions/${encodeURIComponent(session)}`),
  endOtherSessions: () => request<void>("DELETE", "/api/me/sessions"),
  dataPath: "/api/me/data",
  async deleteAccount(farewell: Farewell): Promise<void> {
    await request<void>("POST", "/api/me/deletion", farewell);
    csrf = "";
  },
  blocks: () => request<BlockedPerson[]>("GET", "/api/me/blocks"),
  block: (whom: Somebody) => request<BlockedPerson[]>("POST", "/api/me/blocks", whom),
  unblock: (block: string) => request<void>("DELETE", `/api/me/blocks/${encodeURIComponent(block)}`),
  notifications: () => request<NotificationState>("GET", "/api/me/notifications"),
  addWebhook: (webhook: NewWebhook) => request<OwnSubscription>("POST", "/api/me/webhooks", webhook),
  addTableWebhook: (table: string, webhook: NewWebhook) =>
    request<OwnSubscription>("POST", `${tablePath(table)}/webhooks`, webhook),
  addPush: (push: NewPush) => request<OwnSubscription>("POST", "/api/me/push", push),
  removeSubscription: (subscription: string) =>
    request<void>("DELETE", `/api/me/subscriptions/${encodeURIComponent(subscription)}`),
  report: (report: NewReport) => request<void>("POST", "/api/reports", report),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  /** With the usual options, or with another value of one of them. */
  gameBoard: (game: string, option: string | null = null, value = "") =>
    board(
      `/api/games/${encodeURIComponent(game)}`,
      option === null ? "" : `?option=${encodeURIComponent(option)}&value=${encodeURIComponent(value)}`,
    ),
  rules: (game: string, lang: string, version: number | null) =>
    request<Rulebook>(
      "GET",
      `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}${version === null ? "" : `&version=${version}`}`,
    ),
  glance: (game: string, lang: string) =>
    request<Glance>("GET", `/api/games/${encodeURIComponent(game)}/glance?lang=${lang}`),
  invitation: (table: string, invite: string) =>
    request<Invitation>("POST", `${tablePath(table)}/invitation`, { invite }),
  readFile: (game: string, option: string, content: string) =>
    request<ReadFile>("POST", `/api/games/${encodeURIComponent(game)}/files/${encodeURIComponent(option)}`, {
      content,
    }),
  openTable: (wanted: NewTable) => request<TableInfo>("POST", "/api/tables", wanted),
  startLesson: (game: string) => request<TableInfo>("POST", `/api/lessons/${encodeURIComponent(game)}`),
  openTables: (game: string | null = null) => request<Summary[]>("GET", `/api/tables/open${gameFilter(game)}`),
  runningTables: (game: string | null = null) => request<Summary[]>("GET", `/api/tables/running${gameFilter(game)}`),
  myTables: () => request<MyTable[]>("GET", "/api/tables/mine"),
  table: (table: string) => request<TableInfo>("GET", tablePath(table)),
  tableBoard: (table: string) => board(tablePath(table)),
  enterTable: (table: string, invite: string) => request<TableInfo>("POST", `${tablePath(table)}/enter`, { invite }),
  takeSeat: (table: string, seat: number, chair: WantedChair) =>
    request<TableInfo>("PUT", `${tablePath(table)}/seats/${seat}`, chair),
  leaveSeat: (table: string, seat: number) => request<TableInfo>("DELETE", `${tablePath(table)}/seats/${seat}`),
  startGame: (table: string) => request<TableInfo>("POST", `${tablePath(table)}/start`),
  rematch: (table: string) => request<TableInfo>("POST", `${tablePath(table)}/rematch`),
  guests: (table: string) => request<Guest[]>("GET", `${tablePath(table)}/guests`),
  removeGuest: (table: string, guest: string) =>
    request<TableInfo>("DELETE", `${tablePath(table)}/guests/${encodeURIComponent(guest)}`),
  renewInvite: (table: string) => request<TableInfo>("POST", `${tablePath(table)}/invite`),
  closeTable: (table: string) => request<TableInfo>("DELETE", tablePath(table)),
  ratingChanges: (table: string) => request<RatingChange[]>("GET", `${tablePath(table)}/ratings`),
  recordPath: (table: string) => `${tablePath(table)}/record`,
  replayOfTable: (table: string, seat: number | null) =>
    request<GameReplay>("GET", `${tablePath(table)}/course${seat === null ? "" : `?seat=${seat}`}`),
  /** Without views, which are the larger part of it. */
  replayOutline: (table: string) => request<GameReplay>("GET", `${tablePath(table)}/course?views=false`),
  positionInTable: (table: string, moment: number) =>
    request<SavedPosition>("GET", `${tablePath(table)}/position?at=${moment}`),
  replayOfRecord: (record: string, seat: number | null) => request<GameReplay>("POST", "/api/course", { record, seat }),
  positionInRecord: (record: string, moment: number) =>
    request<SavedPosition>("POST", "/api/position", { record, at: moment }),
  leaderboard: (game: string) => request<Leader[]>("GET", `/api/leaderboard/${encodeURIComponent(game)}`),
  statistics: () => request<Statistics[]>("GET", "/api/me/statistics"),
};
