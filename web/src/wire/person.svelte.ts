/** Who I am here. A name is asked the first time it is needed, and kept by the server's cookie. */

import { api } from "./http";
import type { Me } from "./types";

class Person {
  me = $state.raw<Me | null>(null);
  /** Somebody waits for a name: the dialog is open. */
  asking = $state(false);
  #answer: ((told: boolean) => void) | null = null;
  #known: Promise<void> | null = null;

  /** Looks once whether the browser is known; throws when the server cannot be reached. */
  meet(): Promise<void> {
    this.#known ??= api.me().then(
      (me) => void (this.me = me),
      (problem: unknown) => {
        this.#known = null;
        throw problem;
      },
    );
    return this.#known;
  }

  /** True once there is a name; false if whoever was asked would rather not. */
  async named(): Promise<boolean> {
    await this.meet();
    if (this.me !== null) return true;
    this.asking = true;
    return new Promise((answer) => (this.#answer = answer));
  }

  async tell(name: string): Promise<void> {
    this.me = this.me === null ? await api.begin(name) : await api.rename(name);
    this.#settle(true);
  }

  async comeBack(name: string, passphrase: string): Promise<void> {
    this.me = await api.login({ name, passphrase });
    this.#settle(true);
  }

  async keep(passphrase: string): Promise<void> {
    this.me = await api.keep(passphrase);
  }

  async leave(): Promise<void> {
    await api.logout();
    this.me = null;
  }

  decline(): void {
    this.#settle(false);
  }

  #settle(told: boolean): void {
    this.asking = false;
    this.#answer?.(told);
    this.#answer = null;
  }
}

export const person = new Person();
