/** What the rooms of all games are furnished with alike. */

import type { Component } from "svelte";
import type { CardSheet } from "../wire/types";
import type { FaceProps, Room } from "./room";

/** The components of a game, whose facts are its own, as the rooms have them. */
export function furnished(
  parts: Record<"tiny" | "small" | "full" | "Emblem" | "ReaderBody", unknown>,
): Pick<Room, "faces" | "Emblem" | "ReaderBody"> {
  return {
    faces: {
      tiny: parts.tiny as Component<FaceProps>,
      small: parts.small as Component<FaceProps>,
      full: parts.full as Component<FaceProps<CardSheet>>,
    },
    Emblem: parts.Emblem as Room["Emblem"],
    ReaderBody: parts.ReaderBody as Room["ReaderBody"],
  };
}

/** The five messages that tell a game in a minute. */
export const minute = (message: (number: number) => string): string[] => [1, 2, 3, 4, 5].map(message);

/** Nobody is asked for a preset, one passes seldom, and there are so few cards that all are fetched at once. */
export const SMALL = { asks: [], bluffs: false, many: false } as const;
