import type { Room } from "./room";

/** The first game: places of the page that name no game are about it. */
export const FIRST = "colosseum";

const ROOMS = import.meta.glob<{ room: Room }>("./*/room.ts");

function pathOf(game: string): string {
  return `./${game}/room.ts`;
}

/** The rooms of the games, fetched when somebody goes in. */
class Rooms {
  private entered = $state.raw<{ game: string; room: Room } | undefined>();
  private wanted = "";

  /** The game whose room it is; empty before the first one is there. */
  get game(): string {
    return this.entered?.game ?? "";
  }

  /** The room of the game that the page is about. */
  get now(): Room {
    if (!this.entered) throw new Error("No room has been entered");
    return this.entered.room;
  }

  /** Whether the page can show a game. */
  has(game: string): boolean {
    return pathOf(game) in ROOMS;
  }

  /** Go into the room of a game; one stays where one was until it is there. */
  async enter(game: string): Promise<void> {
    this.wanted = game;
    const load = ROOMS[pathOf(game)];
    if (!load) throw new Error(`There is no room for ${game}`);
    const { room } = await load();
    if (this.wanted === game) this.entered = { game, room };
  }
}

export const rooms = new Rooms();
