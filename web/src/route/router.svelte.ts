/** Where one is in the app: the address bar, read and written. */

import { place } from "./place";

class Router {
  #address = $state.raw(new URL(location.href));
  readonly here = $derived(place(this.#address));
  readonly path = $derived(this.#address.pathname);
  readonly asked = $derived(this.#address.searchParams);

  constructor() {
    addEventListener("popstate", () => (this.#address = new URL(location.href)));
    document.addEventListener("click", (click) => this.#follow(click));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#address = new URL(location.href);
    scrollTo(0, 0);
  }

  /** The address follows what the page shows by itself; nothing is to be gone back to. */
  mark(path: string): void {
    history.replaceState(null, "", path);
    this.#address = new URL(location.href);
  }

  /** Our own links change the page without loading it; all others are the browser's business. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (link == null || link.target !== "" || link.hasAttribute("download")) return;
    const there = new URL(link.href, location.href);
    if (there.origin !== location.origin || there.pathname.startsWith("/api")) return;
    if (there.hash !== "" && there.pathname === location.pathname) return;
    click.preventDefault();
    this.go(there.pathname + there.search + there.hash);
  }
}

export const router = new Router();
