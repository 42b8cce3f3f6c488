/** For tests: the facts of all cards, read from the packs themselves. */

import { readFileSync, readdirSync } from "node:fs";
import type { Facts } from "./facts";

const HERE = import.meta.url;
const PACKS = new URL("../../../../../src/netocean/packs/", HERE);

/** The facts of all cards of both packs. */
export function packCards(): Facts[] {
  return ["colosseum", "colosseum-practice"].flatMap((pack) =>
    readdirSync(new URL(`${pack}/`, PACKS))
      .filter((file) => file.endsWith(".jsonl") && file !== "names.jsonl")
      .sort()
      .flatMap((file) => readFileSync(new URL(`${pack}/${file}`, PACKS), "utf8").split("\n"))
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Facts),
  );
}
