/** A board that leaves out a kind of event does not compile: tried with a kind that is added to each game's types. */

import ts from "typescript";
import { expect, test } from "vitest";

const WEB = ts.sys.getCurrentDirectory();
const games = Object.keys(import.meta.glob("../games/*/wire.ts")).map((path) => path.split("/")[2]!);
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${WEB}/tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  WEB,
);
const libraries = new Map<string, ts.SourceFile | undefined>(); // read once for all games

/** What the compiler says about step.ts and pacing.ts of a board with these types of events. */
function complaints(game: string, changeTypes: (types: string) => string): string[] {
  const folder = `${WEB}/src/games/${game}`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, version) => {
    if (path === `${folder}/wire.ts`) return ts.createSourceFile(path, changeTypes(ts.sys.readFile(path)!), version);
    if (!path.includes("/node_modules/")) return getSourceFile(path, version);
    if (!libraries.has(path)) libraries.set(path, getSourceFile(path, version));
    return libraries.get(path);
  };
  const program = ts.createProgram([`${folder}/step.ts`, `${folder}/pacing.ts`], options, host);
  return ["step", "pacing"].flatMap((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(`${folder}/${name}.ts`))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`),
  );
}

const planted = (types: string): string =>
  `${types.replace(/^(export type \w+Event =)(?:\s*\|)?/m, "$1 Planted |")}
  export interface Planted { event: "planted"; rule: string }`;

test.each(games)("%s shows every kind of event, and one that it forgot would be named", (game) => {
  expect(complaints(game, (types) => types)).toEqual([]);
  const found = complaints(game, planted);
  expect(found.map((complaint) => complaint.split(":")[0])).toEqual(["step", "pacing", "pacing"]); // lengths and sounds
  for (const complaint of found) expect(complaint).toContain("'planted' is missing");
});
