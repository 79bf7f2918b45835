/** The user of this browser. A name is asked for when it is first needed, and the server's cookie keeps it. */

import { forgetBrowser } from "../notify/browser";
import { api, Refusal } from "./http";
import type { Me } from "./types";

class Person {
  me = $state.raw<Me | null>(null);
  /** Why this person is not let in, if so. */
  ban = $state.raw<Refusal | null>(null);
  /** Whether the dialog that asks for a name is open. */
  asking = $state(false);
  #resolve: ((named: boolean) => void) | null = null;
  #loaded: Promise<void> | null = null;

  /** Asks the server once who this is; throws when it cannot be reached. */
  load(): Promise<void> {
    this.#loaded ??= api.me().then(
      (me) => void (this.me = me),
      (problem: unknown) => {
        this.#loaded = null;
        if (problem instanceof Refusal && problem.code === "banned") this.ban = problem;
        throw problem;
      },
    );
    return this.#loaded;
  }

  /** True once there is a name; false if the dialog was cancelled. */
  async ensureName(): Promise<boolean> {
    await this.load();
    if (this.me !== null) return true;
    this.asking = true;
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  async setName(name: string): Promise<void> {
    this.me = this.me === null ? await api.createSession(name) : await api.rename(name);
    this.#settle(true);
  }

  async logIn(name: string, passphrase: string): Promise<void> {
    this.me = await api.login({ name, passphrase });
    this.#settle(true);
  }

  async setPassphrase(passphrase: string, endOthers: boolean): Promise<void> {
    this.me = await api.setPassphrase(passphrase, endOthers);
  }

  async logOut(): Promise<void> {
    await api.logout();
    this.me = null;
    await forgetBrowser();
  }

  async deleteAccount(proof: string): Promise<void> {
    await api.deleteAccount(this.me?.kept ? { passphrase: proof } : { name: proof });
    this.me = null;
    await forgetBrowser();
  }

  /** The session has ended elsewhere, or somebody is banned: ask again who this is. */
  reload(): void {
    this.me = this.ban = null;
    this.#loaded = null;
    this.load().then(
      () => (this.me === null ? forgetBrowser() : undefined),
      () => {},
    );
  }

  cancel(): void {
    this.#settle(false);
  }

  #settle(named: boolean): void {
    this.asking = false;
    this.#resolve?.(named);
    this.#resolve = null;
  }
}

export const person = new Person();
