/** One visit to one table: what is known from one seat, and the commands that can be sent. */

import type { Emote, Entry } from "../wire/entries";
import { api } from "../wire/http";
import { person } from "../wire/person.svelte";
import { TableConnection, type Answer } from "../wire/connection.svelte";
import type { After, Ev, Here, PendingUndo, Standing, Summary, Sync, TableInfo } from "../wire/types";
import type { AnyView, Choice, GameTable } from "./contract";
import type { GameEvent } from "./events";
import { TurnAlert } from "./turnAlert";
import { Log, type Past } from "./log.svelte";
import { play } from "./sound";
import { Stage } from "./stage.svelte";

/** The newest position; the stage may still be showing older ones. */
export interface KnownPosition {
  view: AnyView;
  legal: readonly Choice[];
  left: readonly number[];
  /** Of every seat, as they stand now. */
  points: readonly number[];
  receivedAt: number;
}

export class TableSession {
  info = $state.raw<TableInfo>()!;
  table = $state.raw<Summary>()!;
  seat = $state<number | null>(null);
  known = $state.raw<KnownPosition | null>(null);
  /** The events of the last move. */
  lastEvents: readonly GameEvent[] = [];
  /** How many moves were made and not taken back. */
  moves = $state(0);
  /** The last move made here can be taken back. */
  undo = $state(false);
  /** Or else the seats whose players can be asked for that. */
  undoNeeds = $state.raw<readonly number[]>([]);
  /** Somebody has asked, and not everybody has answered. */
  undoRequest = $state.raw<PendingUndo | null>(null);
  here = $state.raw<readonly number[]>([]);
  onlookers = $state(0);
  /** Seats whose players have said in the lobby that they are ready. */
  ready = $state.raw<readonly number[]>([]);
  result = $state.raw<Standing | null>(null);
  /** Why there is nothing to show any more. */
  gone = $state<"no-table" | "removed" | "signed-out" | "banned" | null>(null);
  /** The hash of the seed as it was first received here; the seed that is revealed at the end must match it. */
  committedHash: string | null = null;
  /** With several seats on one screen: the seat whose player must confirm before anything is shown. */
  handTo = $state<number | null>(null);
  /** The seat that comes next, while the server is asked whether the screen has to be covered before. */
  #next: number | null = null;
  readonly log = new Log();
  readonly turnAlert = new TurnAlert();
  readonly stage: Stage;
  readonly connection: TableConnection;

  readonly asked = $derived.by((): readonly number[] =>
    this.table.status === "running" ? (this.known?.view.to_move ?? this.table.asked) : [],
  );
  readonly mine = $derived(this.info.mine);
  readonly iAmReady = $derived(this.mine.some((seat) => this.ready.includes(seat)));
  readonly shared = $derived(this.mine.length > 1);
  readonly myTurn = $derived(this.seat !== null && this.asked.includes(this.seat) && this.handTo === null);
  readonly legal = $derived.by((): readonly Choice[] =>
    this.stage.busy || this.handTo !== null || this.table.status === "paused" ? [] : (this.known?.legal ?? []),
  );

  constructor(
    info: TableInfo,
    game: GameTable,
    /** What stays the same from the first move to the last. */
    readonly board: unknown,
  ) {
    this.info = info;
    this.table = info.table;
    this.committedHash = info.seed_hash;
    this.stage = new Stage(game, (event, { seq = 0, by = null }) => this.log.addEvent(event, seq, by));
    const begun = info.table.status !== "open";
    if (begun && this.#mustHandOver) this.#next = this.#nextHand(null);
    const listener = {
      sync: (message: Sync) => this.#sync(message),
      ev: (message: Ev) => this.#ev(message),
      here: (message: Here) => this.#here(message),
      refused: (code: string) => this.#refused(code),
    };
    const seat = begun ? (this.#next ?? info.mine[0] ?? null) : null;
    this.connection = new TableConnection(info.table.id, seat, listener, this.#next === null ? [] : [this.#next]);
  }

  close(): void {
    this.connection.close();
  }

  #refused(code: string): void {
    const isOurs = code === "signed-out" || code === "banned";
    if (isOurs) person.reload();
    this.gone = isOurs || code === "removed" ? code : "no-table";
  }

  // ---- several players on one screen

  /** Once the game is over nothing is secret any more. */
  get #mustHandOver(): boolean {
    return this.shared && this.table.status !== "finished";
  }

  #nextHand(after: number | null): number | null {
    const asked = this.mine.filter((seat) => this.asked.includes(seat));
    const waiting = asked.length > 0 ? asked : this.mine.slice(0, 1);
    return waiting.find((seat) => after === null || seat > after) ?? waiting[0] ?? null;
  }

  /** Called when all events have been shown. If another player must answer, theirs is the next seat. */
  handOver(): void {
    if (!this.shared || this.seat === null || this.handTo !== null || this.#next !== null || this.stage.busy) return;
    if (this.asked.includes(this.seat) || !this.mine.some((seat) => this.asked.includes(seat))) return;
    this.#pass(this.#nextHand(this.seat));
  }

  /** The server knows whether one of the two has a secret; what is on the screen stays there until it has answered. */
  #pass(next: number | null): void {
    this.#next = next;
    this.undo = false;
    this.connection.switchSeat(
      next,
      [this.seat, next].filter((seat) => seat !== null),
    );
  }

  /** The answer: without a seat there is a secret, so that the screen is covered. */
  #passed(seat: number | null): void {
    const next = this.#next;
    this.#next = null;
    if (next === null || seat === next) return;
    this.#forget();
    this.handTo = next;
  }

  takeOver(): void {
    if (this.handTo === null) return;
    const seat = this.handTo;
    this.#forget();
    this.handTo = null;
    this.connection.switchSeat(seat);
  }

  #forget(): void {
    this.known = null;
    this.seat = null;
    this.#setUndo({});
    this.log.clear();
    this.stage.put(null);
  }

  // ---- what the server sends

  #sync(message: Sync): void {
    this.#setTable(message.table);
    this.committedHash ??= message.seed_hash;
    this.here = message.here;
    this.onlookers = message.onlookers;
    const wasReady = this.iAmReady;
    this.ready = message.ready;
    if (wasReady && !this.iAmReady && message.table.status === "open") void this.sayReady(true); // the connection had broken
    this.result = message.result;
    this.#passed(message.seat);
    if (this.handTo !== null) return;
    this.#setUndo(message);
    const past = message.past.map(({ seq, event }): Past => [seq, event as Entry | null]);
    const known = message.after === null ? null : knownPosition(message.after);
    if (this.known === null || message.seat !== this.seat || message.earlier) {
      this.seat = message.seat;
      this.moves = 0;
      for (const [, entry] of past) this.#count(entry);
      this.log.reset(past, message.earlier);
      this.stage.put(known?.view ?? null);
    } else {
      for (const [seq, entry] of past) this.#entry(seq, entry);
      if (past.length > 0) void this.stage.add({ events: [], view: known?.view ?? null });
    }
    this.known = known;
  }

  #ev(message: Ev): void {
    if (message.table != null) this.#setTable(message.table);
    if (this.handTo !== null) return;
    this.#setUndo(message);
    const entry = message.event as Entry | null;
    const known = message.after == null ? null : knownPosition(message.after);
    this.#entry(message.seq, entry, known?.view ?? null);
    if (known !== null) this.known = known;
    if (message.table?.status === "finished" && this.result === null) this.connection.refresh(); // for the score sheet
  }

  #entry(seq: number, entry: Entry | null, view: AnyView | null = null): void {
    this.#count(entry);
    if (entry !== null) this.log.addEntry(seq, entry);
    if (entry?.kind === "said" && entry.seat !== this.seat) play("talk");
    const events: readonly GameEvent[] = entry?.kind === "moved" ? entry.events : [];
    const by = entry?.kind === "moved" ? entry.seat : null;
    if (entry?.kind === "moved") this.lastEvents = events;
    if (entry?.kind === "moved") this.turnAlert.moved(this.seat, entry.seat, entry.events);
    if (events.length > 0 || view !== null) void this.stage.add({ seq, by, events, view });
  }

  #setUndo({ undo, undo_needs, undo_request }: Pick<Ev, "undo" | "undo_needs" | "undo_request">): void {
    this.undo = undo ?? false;
    this.undoNeeds = undo_needs ?? [];
    this.undoRequest = undo_request ?? null;
  }

  #count(entry: Entry | null): void {
    if (entry?.kind === "moved") this.moves += 1;
    else if (entry?.kind === "taken-back") this.moves -= entry.moves ?? 1;
  }

  #here(message: Here): void {
    this.here = message.seats;
    this.onlookers = message.onlookers;
    this.ready = message.ready;
  }

  #setTable(table: Summary): void {
    const changed = table.status === "open" || table.status !== this.table.status;
    this.table = table;
    if (changed) void this.#reloadInfo().then(() => this.#sitDown());
  }

  /** The game has begun while this page showed the lobby. */
  #sitDown(): void {
    const { status } = this.table;
    if (status === "open" || status === "closed" || this.seat !== null) return;
    if (this.handTo !== null || this.#next !== null) return;
    if (this.mine.length === 0) return;
    this.#forget();
    if (this.#mustHandOver) this.#pass(this.#nextHand(null));
    else this.connection.switchSeat(this.mine[0]!);
  }

  /** Which seats are mine is not part of the messages to all, so it is requested. */
  async #reloadInfo(): Promise<void> {
    const info = await api.table(this.table.id).catch(() => this.info);
    if (info.seq >= this.info.seq) this.info = info;
  }

  /** Takes over the answer to an HTTP request, unless a later answer or message has arrived before it. */
  update(info: TableInfo): void {
    if (info.seq >= this.info.seq) this.info = info;
    if (info.seq < this.connection.seq) return;
    const hasChanged = info.table.status !== this.table.status;
    this.table = info.table;
    if (hasChanged) this.#sitDown();
  }

  // ---- commands

  move = (move: string): Promise<Answer> => this.connection.send({ t: "cmd", base: this.connection.seq, move });
  why = (move: string): Promise<Answer> => this.connection.send({ t: "why", move });
  foresee = (): Promise<Answer> => this.connection.send({ t: "foresee" });
  takeBack = (): Promise<Answer> => this.connection.send({ t: "undo", base: this.connection.seq });
  askUndo = (): Promise<Answer> => this.connection.send({ t: "ask-undo", base: this.connection.seq });
  /** Whoever has asked withdraws it by disagreeing. */
  answerUndo = (entry: number, agree: boolean): Promise<Answer> =>
    this.connection.send({ t: "answer-undo", entry, agree });
  say = (text: string): Promise<Answer> => this.connection.send({ t: "say", text });
  confide = (text: string): Promise<Answer> => this.connection.send({ t: "confide", text });
  emote = (emote: Emote): Promise<Answer> => this.connection.send({ t: "emote", emote });
  pause = (): Promise<Answer> => this.connection.send({ t: "pause" });
  sayReady = (ready: boolean): Promise<Answer> => this.connection.send({ t: "ready", ready });
  resume = (): Promise<Answer> => this.connection.send({ t: "resume" });
}

function knownPosition(after: After): KnownPosition {
  const { left, points } = after;
  return { view: after.view as AnyView, legal: after.legal as Choice[], left, points, receivedAt: Date.now() };
}
