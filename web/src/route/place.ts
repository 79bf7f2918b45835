/** What an address means; src/tavolino/server/pages.py knows the same ones. */

export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invite: string }
  | { page: "watch" }
  | { page: "games" }
  | { page: "leaders" }
  | { page: "rules"; game: string }
  | { page: "replay"; table: string | null; at: number | null; seat: number | null }
  | { page: "lost" };

export function place(address: URL): Place {
  const [first = "", second = "", ...rest] = address.pathname.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "lost" };
  if (second !== "") {
    if (first === "new") return { page: "new", game: second };
    if (first === "rules") return { page: "rules", game: second };
    if (first === "learn") return { page: "learn", game: second };
    if (first === "table") return { page: "table", table: second };
    if (first === "join") return { page: "join", table: second, invite: address.searchParams.get("invite") ?? "" };
    if (first === "replay") return replay(second, address.searchParams);
    return { page: "lost" };
  }
  if (first === "replay") return replay(null, address.searchParams);
  if (first === "") return { page: "home" };
  if (first === "watch" || first === "games" || first === "leaders") return { page: first };
  return { page: "lost" };
}

/** A moment of a finished game, from somebody's seat; without a table, a place to open a record. */
function replay(table: string | null, asked: URLSearchParams): Place {
  return { page: "replay", table, at: number(asked.get("at")), seat: number(asked.get("seat")) };
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}
