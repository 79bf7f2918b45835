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
    return { page: "lost" };
  }
  if (first === "") return { page: "home" };
  if (first === "watch" || first === "games" || first === "leaders") return { page: first };
  return { page: "lost" };
}
