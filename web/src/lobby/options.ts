/** A game's options, from the JSON Schema the server gives, as fields that people can fill in. */

export type Field =
  | { name: string; kind: "tick"; value: boolean }
  | { name: string; kind: "number"; value: number }
  | { name: string; kind: "seat"; value: number | null }
  | { name: string; kind: "text"; value: string; suggestions: readonly string[] };

interface Schema {
  type?: string;
  default?: unknown;
  anyOf?: Schema[];
}

/** A whole number or nothing is, in all games so far, the seat that begins. */
export function fields(options: Readonly<Record<string, unknown>>): Field[] {
  const found: Field[] = [];
  for (const [name, told] of Object.entries(options)) {
    const schema = told as Schema;
    const types = schema.anyOf?.map((one) => one.type) ?? [schema.type];
    if (types.includes("boolean")) found.push({ name, kind: "tick", value: schema.default === true });
    else if (types.includes("integer") && types.includes("null")) found.push({ name, kind: "seat", value: null });
    else if (types.includes("integer")) found.push({ name, kind: "number", value: Number(schema.default ?? 0) });
    else if (types.includes("string"))
      found.push({ name, kind: "text", value: String(schema.default ?? ""), suggestions: SUGGESTIONS[name] ?? [] });
    // menus and temples of one's own come from files, not from forms
  }
  return found;
}

const SUGGESTIONS: Readonly<Record<string, readonly string[]>> = {
  layout: ["standard", "cross", "snake", "ring", "random:1"],
};

export function chosen(filled: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(filled.map((field) => [field.name, field.value]));
}
