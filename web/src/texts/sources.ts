import { readdirSync, readFileSync } from "node:fs";

const FOLDER = `${import.meta.dirname}/../../../src/netocean/texts`;

/** All messages of a language as they stand in their files, for tests. */
export function sourceOf(language: string): string {
  const files = readdirSync(`${FOLDER}/${language}`).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(`${FOLDER}/${language}/${name}`, "utf8")).join("\n");
}
