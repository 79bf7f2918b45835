/** The operator's session, and the requests that belong to it. */

import { request } from "../wire/http";
import type {
  Ban,
  ForHowLong,
  ListedAuditEntry,
  MuteShown,
  NewBan,
  OperatorIn,
  OperatorState,
  PersonShown,
  ReportShown,
  SessionShown,
  TableDetails,
  TableShown,
  WithReason,
} from "../wire/types";

const ROOT = "/api/operator";
const id = encodeURIComponent;

class Operator {
  /** Null until the server has been asked. */
  on = $state<boolean | null>(null);
  session = $state.raw<OperatorIn | null>(null);

  async load(): Promise<void> {
    const { on, session } = await request<OperatorState>("GET", `${ROOT}/session`);
    this.on = on;
    this.session = session;
  }

  async logIn(passphrase: string): Promise<void> {
    this.session = await request<OperatorIn>("POST", `${ROOT}/session`, { passphrase });
  }

  async logOut(): Promise<void> {
    await this.#write<void>("DELETE", "/session");
    this.session = null;
  }

  /** Before a ban the passphrase must have been given a short while ago. */
  get mustConfirm(): boolean {
    return this.session === null || Date.now() > this.session.confirmed_until;
  }

  async confirm(passphrase: string): Promise<void> {
    this.session = await this.#write<OperatorIn>("POST", "/confirmation", { passphrase });
  }

  // ---- lists

  people = (name: string): Promise<PersonShown[]> => this.#read(`/people?name=${id(name)}`);
  sessions = (person: string | null): Promise<SessionShown[]> =>
    this.#read(`/sessions${person === null ? "" : `?person=${id(person)}`}`);
  tables = (status: string): Promise<TableShown[]> => this.#read(`/tables${status === "" ? "" : `?status=${status}`}`);
  table = (table: string): Promise<TableDetails> => this.#read(`/tables/${id(table)}`);
  reports = (done: boolean): Promise<ReportShown[]> => this.#read(`/reports?done=${done}`);
  bans = (): Promise<Ban[]> => this.#read("/bans");
  mutes = (): Promise<MuteShown[]> => this.#read("/mutes");
  audit = (before: number | null): Promise<ListedAuditEntry[]> =>
    this.#read(`/audit${before === null ? "" : `?before=${before}`}`);

  // ---- what the operator does

  mute = (person: string, how: ForHowLong): Promise<void> => this.#write("POST", `/people/${id(person)}/mute`, how);
  unmute = (person: string): Promise<void> => this.#write("DELETE", `/people/${id(person)}/mute`);
  ban = (ban: NewBan): Promise<void> => this.#write("POST", "/bans", ban);
  liftBan = (ban: string): Promise<void> => this.#write("DELETE", `/bans/${id(ban)}`);
  removeLine = (table: string, line: number, why: WithReason): Promise<void> =>
    this.#write("POST", `/tables/${id(table)}/lines/${line}/removal`, why);
  removeGuest = (table: string, person: string, why: WithReason): Promise<void> =>
    this.#write("POST", `/tables/${id(table)}/people/${id(person)}/removal`, why);
  closeTable = (table: string, why: WithReason): Promise<void> =>
    this.#write("POST", `/tables/${id(table)}/closing`, why);
  closeReport = (report: string): Promise<void> => this.#write("POST", `/reports/${id(report)}/done`);

  #read<Answer>(path: string): Promise<Answer> {
    return request<Answer>("GET", `${ROOT}${path}`);
  }

  #write<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return request<Answer>(method, `${ROOT}${path}`, body, { "X-Operator-Token": this.session?.csrf ?? "" });
  }
}

export const operator = new Operator();
