/** For tests: the facts of all cards, read from the packs themselves. */

import { readFileSync, readdirSync } from "node:fs";
import type { Facts } from "./cards/facts";

const PACKS = `${import.meta.dirname}/../../../../src/netocean/packs`;

/** The facts of all cards of both packs. */
export function packCards(): Facts[] {
  return ["fftcg", "fftcg-practice"].flatMap((pack) =>
    readdirSync(`${PACKS}/${pack}`)
      .filter((file) => file.endsWith(".jsonl") && file !== "names.jsonl")
      .flatMap((file) => readFileSync(`${PACKS}/${pack}/${file}`, "utf8").split("\n").filter(Boolean))
      .map((line) => JSON.parse(line) as Facts),
  );
}
