/** The WebSocket of one table: says hello, reconnects when it breaks, and repeats each command until it is answered. */

import { checkVersion } from "./version";
import type { Ack, Because, Err, Ev, Foreseen, Here, Sync, Wire } from "./types";

export type ConnectionState = "connecting" | "open" | "broken" | "closed";
export type Answer = Ack | Err | Because | Foreseen;
type Command = Extract<Wire["client"], { id: string }>;
/** A command before it has an id. */
export type Unsent = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

export interface Listener {
  sync(message: Sync): void;
  ev(message: Ev): void;
  here(message: Here): void;
  /** The hello was refused, and repeating it would not help: no such table, or not this seat. */
  refused(code: string): void;
}

const RETRY_DELAYS = [0.4, 0.8, 1.5, 3, 5, 8, 15]; // seconds before each attempt to reconnect
const TRANSIENT = new Set(["unavailable", "busy", "too_fast", "too_many", "internal"]); // repeating the message may help
const PING_SECONDS = 20;
const SILENCE_SECONDS = 45;

export class TableConnection {
  state = $state<ConnectionState>("connecting");
  #socket: WebSocket | null = null;
  #seat: number | null;
  /** Of the seat that is asked for: those that look at this screen, until the server has answered. */
  #shared: readonly number[];
  #seq = 0; // of the last entry received
  #synced = false;
  #hellos = 0; // not answered yet; only the answer to the last one counts
  #attempts = 0;
  #receivedAt = 0;
  /* eslint-disable svelte/prefer-svelte-reactivity -- nothing that is rendered depends on these two */
  #pending = new Map<string, { command: Command; settle: (answer: Answer) => void }>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  readonly #table: string;
  readonly #listener: Listener;
  readonly #reconnectNow = (): void => this.#reconnect();

  constructor(table: string, seat: number | null, listener: Listener, shared: readonly number[] = []) {
    this.#table = table;
    this.#seat = seat;
    this.#shared = shared;
    this.#listener = listener;
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#connect();
    this.#ping();
  }

  /** Everything that was received for the previous seat is dropped. With seats that are `shared` the answer is an
   * onlooker's where one of them knows something that the others may not see. */
  switchSeat(seat: number | null, shared: readonly number[] = []): void {
    this.#seat = seat;
    this.#shared = shared;
    this.#seq = 0;
    this.#dropPending();
    this.#hello();
  }

  /** Asks for the whole state again, as after the end of a game, when more of it may be shown. */
  refresh(): void {
    this.#hello();
  }

  /** A new handshake, so that the server knows the name that was entered meanwhile. */
  restart(): void {
    this.#socket?.close();
  }

  send(unsent: Unsent): Promise<Answer> {
    const command = {
      ...unsent,
      id: crypto.randomUUID?.() ?? `w${Date.now()}-${Math.random().toString(36).slice(2)}`,
    } as Command;
    return new Promise((settle) => {
      this.#pending.set(command.id, { command, settle });
      if (this.#synced) this.#write(command);
    });
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#dropPending();
    this.#socket?.close();
  }

  get seq(): number {
    return this.#seq;
  }

  // ---- the connection

  #connect(): void {
    if (this.state === "closed") return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
    this.#socket = socket;
    this.#synced = false;
    this.#hellos = 0;
    this.#receivedAt = Date.now();
    socket.onopen = () => {
      this.#hello();
      if (this.#attempts > 0) void checkVersion();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(message.data) as Wire["server"]);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.#synced = false;
    if (this.state === "closed") return;
    this.state = "broken";
    const delay = RETRY_DELAYS[Math.min(this.#attempts, RETRY_DELAYS.length - 1)]!;
    this.#attempts += 1;
    this.#schedule(delay * (0.75 + Math.random() / 2), () => this.#reconnect());
  }

  #reconnect(): void {
    if (this.#socket === null && this.state === "broken") this.#connect();
  }

  #ping(): void {
    this.#schedule(PING_SECONDS, () => this.#ping());
    if (this.#socket === null) return;
    if (Date.now() - this.#receivedAt > SILENCE_SECONDS * 1000) this.#socket.close();
    else this.#write({ t: "ping" });
  }

  #schedule(seconds: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, seconds * 1000);
    this.#timers.add(timer);
  }

  #write(message: Wire["client"]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hello(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return; // onopen does it
    this.#synced = false;
    this.#hellos += 1;
    const hello = { t: "hello", v: 1, table: this.#table, seat: this.#seat, since: this.#seq } as const;
    this.#write(this.#shared.length === 0 ? hello : { ...hello, shared: [...this.#shared] });
  }

  // ---- what the server sends

  #receive(message: Wire["server"]): void {
    this.#receivedAt = Date.now();
    switch (message.t) {
      case "sync":
        return this.#sync(message);
      case "ev":
        return this.#ev(message);
      case "here":
        return this.#listener.here(message);
      case "ack":
      case "because":
      case "foreseen":
        return this.#settle(message.id, message);
      case "err":
        return this.#err(message);
      case "resync":
        return this.#hello();
      case "closing":
        if (message.code === "gone") this.#refused("no_table");
        if (message.code === "signed-out" || message.code === "banned") this.#refused(message.code);
        else if (message.code === "removed") this.#refused("removed");
    }
  }

  #sync(message: Sync): void {
    this.#hellos = Math.max(0, this.#hellos - 1);
    if (this.#hellos > 0) return;
    this.#seat = message.seat;
    this.#shared = [];
    this.#seq = message.seq;
    this.#synced = true;
    this.#attempts = 0;
    this.state = "open";
    this.#listener.sync(message);
    for (const { command } of this.#pending.values()) this.#write(command);
  }

  #ev(message: Ev): void {
    if (!this.#synced || message.seq <= this.#seq) return;
    if (message.seq > this.#seq + 1) return this.#hello();
    this.#seq = message.seq;
    this.#listener.ev(message);
  }

  #err(message: Err): void {
    const pending = message.id === null ? undefined : this.#pending.get(message.id);
    if (pending !== undefined) {
      if (TRANSIENT.has(message.code)) this.#schedule(2, () => this.#synced && this.#write(pending.command));
      else this.#settle(pending.command.id, message);
    } else if (!this.#synced) {
      this.#hellos = Math.max(0, this.#hellos - 1);
      if (TRANSIENT.has(message.code)) this.#schedule(2, () => this.#hello());
      else this.#refused(message.code);
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }

  #dropPending(): void {
    for (const { command, settle } of this.#pending.values())
      settle({ t: "err", id: command.id, code: "left", rule: null, message: "somebody else sits here now" });
    this.#pending.clear();
  }

  #refused(code: string): void {
    this.close();
    this.#listener.refused(code);
  }
}
