// Reads a list of JSON Schemas on standard input, prints the TypeScript of each as a JSON list.
import { compile } from "json-schema-to-typescript";

let text = "";
for await (const piece of process.stdin) text += piece;
const options = { additionalProperties: false, bannerComment: "", format: true, style: { printWidth: 120 } };
const made = [];
for (const schema of JSON.parse(text)) made.push(await compile(schema, "Wire", options));
process.stdout.write(JSON.stringify(made));
