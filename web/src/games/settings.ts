/** What can be set for one game alone: a game that has such settings keeps them in its `Settings.svelte`. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component }>("./*/Settings.svelte");

/** The games that have settings of their own, each with how they are fetched. */
export const gameSettings = Object.entries(FOUND).map(([path, load]) => ({ game: path.split("/")[1] ?? "", load }));
