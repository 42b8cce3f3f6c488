/** Packs as files. */

import { fileName } from "../decks/files";
import { zipPack } from "../wire/api";
import type { PackFile } from "../wire/types";
import { packName } from "./pack";

/** A pack as one file, and what the file is called. Raises ApiError. */
export async function packed(pack: PackFile): Promise<{ bytes: Blob; name: string }> {
  const name = fileName(`${packName(pack, "en")} ${pack.version}`, pack.id).replace(/\.txt$/, ".zip");
  return { bytes: await zipPack(pack), name };
}
