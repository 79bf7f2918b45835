/** The fields of a form for a game's options, made from their JSON Schemas. */

import type { Texts } from "../text/texts";
import type { GameInfo } from "../wire/types";

export type Teams = readonly (readonly number[])[];

export type Field =
  | { name: string; kind: "tick"; value: boolean }
  | { name: string; kind: "number"; value: number }
  | { name: string; kind: "seat"; value: number | null }
  | { name: string; kind: "teams"; value: number; nobody: number; ways: readonly TeamWay[] }
  | { name: string; kind: "text"; value: string; suggestions: readonly string[] }
  | { name: string; kind: "file"; value: object | null; file: FileState };

export type FileState = "none" | "reading" | "good" | "bad";

/** The teams that this value gives with this number of players. */
export interface TeamWay {
  players: number;
  value: number;
  teams: Teams;
}

interface Schema {
  examples?: string[];
  type?: string;
  default?: unknown;
  anyOf?: Schema[];
}

/** In all games so far an optional integer is the seat that begins, and an optional object comes from a file. */
export function fields(game: Pick<GameInfo, "options" | "teams">): Field[] {
  const found: Field[] = [];
  for (const [name, option] of Object.entries(game.options)) {
    const schema = option as Schema;
    const types = schema.anyOf?.map((one) => one.type) ?? [schema.type];
    const number = Number(schema.default ?? 0);
    const ways = teamWays(game, name);
    if (types.includes("boolean")) found.push({ name, kind: "tick", value: schema.default === true });
    else if (types.includes("object")) found.push({ name, kind: "file", value: null, file: "none" });
    else if (types.includes("integer") && types.includes("null")) found.push({ name, kind: "seat", value: null });
    else if (ways.length > 0) found.push({ name, kind: "teams", value: number, nobody: number, ways });
    else if (types.includes("integer")) found.push({ name, kind: "number", value: number });
    else if (types.includes("string"))
      found.push({ name, kind: "text", value: String(schema.default ?? ""), suggestions: schema.examples ?? [] });
  }
  return found;
}

function teamWays(game: Pick<GameInfo, "teams">, option: string): TeamWay[] {
  const meant = game.teams.filter(({ options }) => option in options);
  return meant.map(({ players, options, teams }) => ({
    players,
    teams,
    value: Number((options as Record<string, unknown>)[option]),
  }));
}

/** `random:7`: a value that is made from a number, of which any will do. */
export function numbered(value: string): { stem: string; number: number } | null {
  const found = /^(\w+):(\d+)$/.exec(value);
  return found === null ? null : { stem: found[1]!, number: Number(found[2]) };
}

/** What a value of this option is called, if its game has a name for it. */
export function valueName(texts: Pick<Texts, "has" | "tell">, option: string, value: string): string {
  const id = `option-${option}-named`;
  const { stem, number } = numbered(value) ?? { stem: value, number: 0 };
  return texts.has(id) ? texts.tell(id, { value: stem, number }) : value;
}

/** Resets a value that does not fit this number of seats. */
export function fit(field: Field, seats: number): void {
  if (field.kind === "seat" && field.value !== null && field.value >= seats) field.value = null;
  if (field.kind === "teams" && waysFor(field.ways, seats).every(({ value }) => value !== field.value))
    field.value = field.nobody;
}

export function waysFor(ways: readonly TeamWay[], seats: number): readonly TeamWay[] {
  return ways.filter(({ players }) => players === seats);
}

/** The teams, as the form is filled in now. */
export function teamsIn(filled: readonly Field[], seats: number): Teams {
  for (const field of filled)
    if (field.kind === "teams")
      return waysFor(field.ways, seats).find(({ value }) => value === field.value)?.teams ?? [];
  return [];
}

export function anyFile(filled: readonly Field[], state: FileState): boolean {
  return filled.some((field) => field.kind === "file" && field.file === state);
}

export function chosen(filled: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(filled.map((field) => [field.name, field.value]));
}
