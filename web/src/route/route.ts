/** The pages of the app by their addresses; src/tavolino/server/http/static_files.py lists the same ones. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invite: string }
  | { page: "watch" }
  | { page: "games" }
  | { page: "leaders" }
  | { page: "operator" }
  | { page: "rules"; game: string; version: number | null }
  | { page: "glance"; game: string }
  | { page: "replay"; table: string | null; at: number | null; seat: number | null }
  | { page: "not-found" };

export function routeOf(address: URL): Route {
  const [first = "", second = "", ...rest] = address.pathname.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "not-found" };
  if (second !== "") {
    if (first === "new") return { page: "new", game: second };
    if (first === "rules") return { page: "rules", game: second, version: number(address.searchParams.get("version")) };
    if (first === "glance") return { page: "glance", game: second };
    if (first === "learn") return { page: "learn", game: second };
    if (first === "table") return { page: "table", table: second };
    if (first === "join") return { page: "join", table: second, invite: address.searchParams.get("invite") ?? "" };
    if (first === "replay") return replay(second, address.searchParams);
    return { page: "not-found" };
  }
  if (first === "replay") return replay(null, address.searchParams);
  if (first === "") return { page: "home" };
  if (first === "watch" || first === "games" || first === "leaders" || first === "operator") return { page: first };
  return { page: "not-found" };
}

/** The rules by which a table plays: an earlier version, where it began with one. */
export function rulesPath(table: { game: string; rules?: number }): string {
  return `/rules/${table.game}?version=${table.rules ?? 1}`;
}

/** A moment of a finished game as a seat saw it; without a table, the page that opens a record. */
function replay(table: string | null, query: URLSearchParams): Route {
  return { page: "replay", table, at: number(query.get("at")), seat: number(query.get("seat")) };
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}
