/** The address bar, read and written. */

import { routeOf } from "./route";

class Router {
  #address = $state.raw(new URL(location.href));
  readonly route = $derived(routeOf(this.#address));
  readonly path = $derived(this.#address.pathname);
  readonly query = $derived(this.#address.searchParams);

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

  /** For an address that follows what the page shows: no entry in the history, and no scrolling. */
  replaceAddress(path: string): void {
    history.replaceState(null, "", path);
    this.#address = new URL(location.href);
  }

  /** Links within the app change the page without loading it; all others are left to the browser. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (link == null || link.target !== "" || link.hasAttribute("download")) return;
    const target = new URL(link.href, location.href);
    if (target.origin !== location.origin || target.pathname.startsWith("/api")) return;
    if (target.hash !== "" && target.pathname === location.pathname) return;
    click.preventDefault();
    this.go(target.pathname + target.search + target.hash);
  }
}

export const router = new Router();
