/** One socket to one table: says hello, comes back when it breaks, and sends each command until it is answered. */

import type { Ack, Because, Err, Ev, Here, Sync, Wire } from "./types";

export type LineState = "connecting" | "open" | "broken" | "closed";
export type Answer = Ack | Err | Because;
type Wish = Extract<Wire["client"], { id: string }>;
/** What there is to send, before it has an id. */
export type Unsent = Wish extends infer One ? (One extends Wish ? Omit<One, "id"> : never) : never;

export interface Listener {
  sync(message: Sync): void;
  ev(message: Ev): void;
  here(message: Here): void;
  /** The hello was refused for good: no such table, not this seat. */
  refused(code: string): void;
}

const PAUSES = [0.4, 0.8, 1.5, 3, 5, 8, 15]; // seconds before each further try
const PASSING = new Set(["unavailable", "busy", "too_fast", "internal"]); // the same question may be answered later
const PING_SECONDS = 20;
const PATIENCE_SECONDS = 45;

export class Line {
  state = $state<LineState>("connecting");
  #socket: WebSocket | null = null;
  #seat: number | null;
  #seq = 0; // the last entry that was heard
  #synced = false;
  #hellos = 0; // not yet answered: only the answer to the last one counts
  #tries = 0;
  #heardAt = 0;
  #waiting = new Map<string, { wish: Wish; settle: (answer: Answer) => void }>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #table: string;
  readonly #listener: Listener;
  readonly #wake = (): void => this.#comeBackNow();

  constructor(table: string, seat: number | null, listener: Listener) {
    this.#table = table;
    this.#seat = seat;
    this.#listener = listener;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
    this.#pingNow();
  }

  /** From another seat; all that was known from the old one is forgotten. */
  sit(seat: number | null): void {
    this.#seat = seat;
    this.#seq = 0;
    this.#forgetWishes();
    this.#hello();
  }

  /** Everything anew from the same seat, as after a game's end, when more may be told. */
  refresh(): void {
    this.#hello();
  }

  /** A new handshake: whoever has told a name meanwhile is known by it. */
  renew(): void {
    this.#socket?.close();
  }

  send(unsent: Unsent): Promise<Answer> {
    const wish = { ...unsent, id: crypto.randomUUID?.() ?? `w${Date.now()}-${Math.random().toString(36).slice(2)}` } as Wish;
    return new Promise((settle) => {
      this.#waiting.set(wish.id, { wish, settle });
      if (this.#synced) this.#say(wish);
    });
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#forgetWishes();
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
    this.#heardAt = Date.now();
    socket.onopen = () => this.#hello();
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data) as Wire["server"]);
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
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!;
    this.#tries += 1;
    this.#later(pause * (0.75 + Math.random() / 2), () => this.#comeBackNow());
  }

  #comeBackNow(): void {
    if (this.#socket === null && this.state === "broken") this.#connect();
  }

  #pingNow(): void {
    this.#later(PING_SECONDS, () => this.#pingNow());
    if (this.#socket === null) return;
    if (Date.now() - this.#heardAt > PATIENCE_SECONDS * 1000) this.#socket.close();
    else this.#say({ t: "ping" });
  }

  #later(seconds: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, seconds * 1000);
    this.#timers.add(timer);
  }

  #say(message: Wire["client"]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hello(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return; // said when it opens
    this.#synced = false;
    this.#hellos += 1;
    this.#say({ t: "hello", v: 1, table: this.#table, seat: this.#seat, since: this.#seq });
  }

  // ---- what is heard

  #hear(message: Wire["server"]): void {
    this.#heardAt = Date.now();
    switch (message.t) {
      case "sync":
        return this.#sync(message);
      case "ev":
        return this.#ev(message);
      case "here":
        return this.#listener.here(message);
      case "ack":
      case "because":
        return this.#settle(message.id, message);
      case "err":
        return this.#err(message);
      case "resync":
        return this.#hello();
      case "closing":
        if (message.code === "gone") this.#refused("no_table");
    }
  }

  #sync(message: Sync): void {
    this.#hellos = Math.max(0, this.#hellos - 1);
    if (this.#hellos > 0) return;
    this.#seat = message.seat;
    this.#seq = message.seq;
    this.#synced = true;
    this.#tries = 0;
    this.state = "open";
    this.#listener.sync(message);
    for (const { wish } of this.#waiting.values()) this.#say(wish);
  }

  #ev(message: Ev): void {
    if (!this.#synced || message.seq <= this.#seq) return;
    if (message.seq > this.#seq + 1) return this.#hello();
    this.#seq = message.seq;
    this.#listener.ev(message);
  }

  #err(message: Err): void {
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (waiting !== undefined) {
      if (PASSING.has(message.code)) this.#later(2, () => this.#synced && this.#say(waiting.wish));
      else this.#settle(waiting.wish.id, message);
    } else if (!this.#synced) {
      this.#hellos = Math.max(0, this.#hellos - 1);
      if (PASSING.has(message.code)) this.#later(2, () => this.#hello());
      else this.#refused(message.code);
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.settle(answer);
    this.#waiting.delete(id);
  }

  #forgetWishes(): void {
    for (const { wish, settle } of this.#waiting.values())
      settle({ t: "err", id: wish.id, code: "left", rule: null, message: "somebody else sits here now" });
    this.#waiting.clear();
  }

  #refused(code: string): void {
    this.close();
    this.#listener.refused(code);
  }
}
