/** For tests: the facts of all cards, read from the packs themselves. */

import { readFileSync, readdirSync } from "node:fs";

const PACKS = `${import.meta.dirname}/../../../src/netocean/packs`;

/** The facts of all cards of a game: of its pack, then of its practice cards. */
export function factsOf<Facts>(game: string): Facts[] {
  return [game, `${game}-practice`].flatMap((pack) =>
    readdirSync(`${PACKS}/${pack}`)
      .filter((file) => file.endsWith(".jsonl") && file !== "names.jsonl")
      .sort()
      .flatMap((file) => readFileSync(`${PACKS}/${pack}/${file}`, "utf8").split("\n").filter(Boolean))
      .map((line) => JSON.parse(line) as Facts),
  );
}
