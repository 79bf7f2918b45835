/** What the service worker keeps: hashed assets, rulebooks, and the page that shows them. Nothing of a table. */

export type Kept = "asset" | "rulebook" | "page";

const RULEBOOK = /^\/api\/games\/[^/]+\/(rules|glance|board)$/; // a rulebook's figures need the board of its game

/** Null: the browser asks the network, and nothing is kept. Every page is asked for there first. */
export function kindOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): Kept | null {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== origin) return null;
  if (request.mode === "navigate") return "page";
  if (address.pathname.startsWith("/assets/")) return "asset";
  return RULEBOOK.test(address.pathname) ? "rulebook" : null;
}

/** Whether this page may be kept. They are all the same file, and only these are of use without the server. */
export function isReadOffline(path: string): boolean {
  return path === "/" || /^\/(rules|glance)\/[^/]+$/.test(path);
}
