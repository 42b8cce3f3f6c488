import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:first-words";
const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ja"];
const ENTRY = /^(shell-first-[\w-]+ *=.*(?:\n +.*)*)/gm;

/** The file of a language that holds the words of the page itself. */
function file(language: string): URL {
  return new URL(`../../src/netocean/texts/${language}/shell.ftl`, import.meta.url);
}

/** The few messages that the page must have before it can ask the server for all of them: `shell-first-*`. */
export function firstWords(): Plugin {
  return {
    name: "first-words",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const words = LANGUAGES.map((language) => {
        this.addWatchFile(file(language).pathname);
        const found = readFileSync(file(language), "utf8").match(ENTRY) ?? [];
        return [language, found.join("\n")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(words))}`;
    },
  };
}
