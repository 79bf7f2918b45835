/** One visit to one table: what is known from one seat, and what can be wished for. */

import type { Emote, Entry } from "../wire/entries";
import { api } from "../wire/http";
import { Line, type Answer } from "../wire/line.svelte";
import type { After, Ev, Here, Standing, Summary, Sync, TableInfo } from "../wire/types";
import type { AnyView, Choice, GameEvent, GameTable } from "./contract";
import { Call } from "./call";
import { Log } from "./log.svelte";
import { play } from "./sound";
import { Stage } from "./stage.svelte";

/** The newest position, which the stage may not have reached yet. */
export interface Known {
  view: AnyView;
  legal: readonly Choice[];
  left: readonly number[];
  heardAt: number;
}

export class Sitting {
  info = $state.raw<TableInfo>()!;
  table = $state.raw<Summary>()!;
  seat = $state<number | null>(null);
  known = $state.raw<Known | null>(null);
  /** How many moves were made and not taken back. */
  moves = $state(0);
  undo = $state(false);
  here = $state.raw<readonly number[]>([]);
  onlookers = $state(0);
  /** Seats whose players say, in the lobby, that they are ready. */
  ready = $state.raw<readonly number[]>([]);
  result = $state.raw<Standing | null>(null);
  gone = $state(false);
  /** The fingerprint of the seed as it was first told here: what is revealed at the end is held against this one. */
  promised: string | null = null;
  /** Several of my seats are at one screen: this one's player is to take it before anything is shown. */
  handTo = $state<number | null>(null);
  readonly log = new Log();
  readonly call = new Call();
  readonly stage: Stage;
  readonly line: Line;

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

  constructor(info: TableInfo, game: GameTable<AnyView>) {
    this.info = info;
    this.table = info.table;
    this.promised = info.seed_hash;
    this.stage = new Stage(game, (event) => this.log.tell(event));
    const begun = info.table.status !== "open";
    if (begun && this.#mustHandOver) this.handTo = this.#nextHand(null);
    const seat = begun && this.handTo === null ? (info.mine[0] ?? null) : null;
    this.line = new Line(info.table.id, seat, {
      sync: (message) => this.#sync(message),
      ev: (message) => this.#ev(message),
      here: (message) => this.#here(message),
      refused: () => (this.gone = true),
    });
  }

  close(): void {
    this.line.close();
  }

  // ---- one screen for several

  /** When the game is over nothing is secret any more. */
  get #mustHandOver(): boolean {
    return this.shared && this.table.status !== "finished";
  }

  #nextHand(after: number | null): number | null {
    const asked = this.mine.filter((seat) => this.asked.includes(seat));
    const waiting = asked.length > 0 ? asked : this.mine.slice(0, 1);
    return waiting.find((seat) => after === null || seat > after) ?? waiting[0] ?? null;
  }

  /** When all has been shown: whose answer is wanted now? What the last player knew goes away with them. */
  handOver(): void {
    if (!this.shared || this.seat === null || this.handTo !== null || this.stage.busy) return;
    if (this.asked.includes(this.seat) || !this.mine.some((seat) => this.asked.includes(seat))) return;
    this.handTo = this.#nextHand(this.seat);
    this.#forget();
  }

  takeOver(): void {
    if (this.handTo === null) return;
    const seat = this.handTo;
    this.#forget();
    this.handTo = null;
    this.line.sit(seat);
  }

  #forget(): void {
    this.known = null;
    this.seat = null;
    this.undo = false;
    this.log.clear();
    this.stage.put(null);
  }

  // ---- what is heard

  #sync(message: Sync): void {
    this.#seen(message.table);
    this.promised ??= message.seed_hash;
    this.here = message.here;
    this.onlookers = message.onlookers;
    const wasReady = this.iAmReady;
    this.ready = message.ready;
    if (wasReady && !this.iAmReady && message.table.status === "open") void this.sayReady(true); // the line had broken
    this.result = message.result;
    if (this.handTo !== null) return;
    this.undo = message.undo;
    const past = message.past.map(({ event }) => event as Entry | null);
    const known = message.after === null ? null : fresh(message.after);
    if (this.known === null || message.seat !== this.seat) {
      this.seat = message.seat;
      this.moves = 0;
      for (const entry of past) this.#count(entry);
      this.log.begin(past);
      this.stage.put(known?.view ?? null);
    } else {
      for (const entry of past) this.#entry(entry);
      if (past.length > 0) void this.stage.add({ events: [], view: known?.view ?? null });
    }
    this.known = known;
  }

  #ev(message: Ev): void {
    if (message.table != null) this.#seen(message.table);
    if (this.handTo !== null) return;
    this.undo = message.undo ?? false;
    const entry = message.event as Entry | null;
    const known = message.after == null ? null : fresh(message.after);
    this.#entry(entry, known?.view ?? null);
    if (known !== null) this.known = known;
    if (message.table?.status === "finished" && this.result === null) this.line.refresh(); // the score sheet comes with a hello
  }

  #entry(entry: Entry | null, view: AnyView | null = null): void {
    this.#count(entry);
    if (entry !== null) this.log.note(entry);
    if (entry?.kind === "said" && entry.seat !== this.seat) play("talk");
    const events: readonly GameEvent[] = entry?.kind === "moved" ? entry.events : [];
    if (entry?.kind === "moved") this.call.heard(this.seat, entry.seat, entry.events);
    if (events.length > 0 || view !== null) void this.stage.add({ events, view });
  }

  #count(entry: Entry | null): void {
    if (entry?.kind === "moved") this.moves += 1;
    else if (entry?.kind === "taken-back") this.moves -= 1;
  }

  #here(message: Here): void {
    this.here = message.seats;
    this.onlookers = message.onlookers;
    this.ready = message.ready;
  }

  #seen(table: Summary): void {
    const changed = table.status === "open" || table.status !== this.table.status;
    this.table = table;
    if (changed) void this.look().then(() => this.#sitDown());
  }

  /** The game has begun while this watcher stood in the lobby. */
  #sitDown(): void {
    if (this.table.status === "open" || this.seat !== null || this.handTo !== null || this.mine.length === 0) return;
    this.#forget();
    if (this.#mustHandOver) this.handTo = this.#nextHand(null);
    else this.line.sit(this.mine[0]!);
  }

  /** Whose chairs are mine is not told to everybody, so it is asked. */
  async look(): Promise<void> {
    this.info = await api.look(this.table.id).catch(() => this.info);
  }

  // ---- what is wished for

  move = (move: string): Promise<Answer> => this.line.send({ t: "cmd", base: this.line.seq, move });
  why = (move: string): Promise<Answer> => this.line.send({ t: "why", move });
  takeBack = (): Promise<Answer> => this.line.send({ t: "undo", base: this.line.seq });
  say = (text: string): Promise<Answer> => this.line.send({ t: "say", text });
  emote = (emote: Emote): Promise<Answer> => this.line.send({ t: "emote", emote });
  pause = (): Promise<Answer> => this.line.send({ t: "pause" });
  sayReady = (ready: boolean): Promise<Answer> => this.line.send({ t: "ready", ready });
  resume = (): Promise<Answer> => this.line.send({ t: "resume" });
}

function fresh(after: After): Known {
  return { view: after.view as AnyView, legal: after.legal as Choice[], left: after.left, heardAt: Date.now() };
}
