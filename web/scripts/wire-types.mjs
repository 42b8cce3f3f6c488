/** Makes src/wire/types.ts of src/wire/schema.json. With --check it only says whether the file is current. */

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SOURCE = new URL("../src/wire/schema.json", import.meta.url);
const TARGET = new URL("../src/wire/types.ts", import.meta.url);
const BANNER = `/* Made by scripts/wire-types.mjs from schema.json, which scripts/wire_types.py makes from the Python types. Not to be edited. */`;

/** The types of everything that goes over the wire, as TypeScript. */
async function types() {
  const schema = JSON.parse(readFileSync(SOURCE, "utf8"));
  const made = await compile({ ...schema, type: "object", properties: {} }, "Wire", {
    additionalProperties: false,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    unknownAny: true,
    style: { printWidth: 120 },
  });
  return made
    .replace("export interface Wire {}\n", "")
    .replace(/\n \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*/g, "")
    .replace(/\/\*\*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n \*\/\n/g, "");
}

const wanted = await types();
if (process.argv.includes("--check")) {
  if (readFileSync(TARGET, "utf8") !== wanted) {
    console.error("src/wire/types.ts is stale: run `npm run types`.");
    process.exitCode = 1;
  }
} else {
  writeFileSync(TARGET, wanted);
}
