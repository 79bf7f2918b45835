/** Where one is in the app: the address bar, read and written. */

export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invite: string }
  | { page: "watch" }
  | { page: "games" }
  | { page: "leaders" }
  | { page: "lost" };

export function place(address: URL): Place {
  const [first = "", second = "", ...rest] = address.pathname.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "lost" };
  if (second !== "") {
    if (first === "new") return { page: "new", game: second };
    if (first === "table") return { page: "table", table: second };
    if (first === "join") return { page: "join", table: second, invite: address.searchParams.get("invite") ?? "" };
    return { page: "lost" };
  }
  if (first === "") return { page: "home" };
  if (first === "watch" || first === "games" || first === "leaders") return { page: first };
  return { page: "lost" };
}

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

  /** Our own links change the page without loading it; all others are the browser's business. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (link == null || link.target !== "" || link.hasAttribute("download")) return;
    const there = new URL(link.href, location.href);
    if (there.origin !== location.origin || there.pathname.startsWith("/api")) return;
    if (there.hash !== "" && there.pathname === location.pathname) return;
    click.preventDefault();
    this.go(there.pathname + there.search);
  }
}

export const router = new Router();
