// Reads a JSON Schema on standard input, prints TypeScript.
import { compile } from "json-schema-to-typescript";

let text = "";
for await (const piece of process.stdin) text += piece;
const options = { additionalProperties: false, bannerComment: "", format: true, style: { printWidth: 120 } };
process.stdout.write(await compile(JSON.parse(text), "Wire", options));
