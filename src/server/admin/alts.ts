import type { Database } from '#db/client.ts';
import { updateAlt } from '#db/queries/admin/media.ts';

/**
 * Saves alternative texts of stored images. An image on another site has no row, because its size
 * and owner are unknown.
 * @param alts by address; addresses outside `images` are ignored
 * @returns whether any text changed
 */
export async function saveAlts(
  tx: Database,
  images: readonly string[],
  alts: Readonly<Record<string, string>>,
): Promise<boolean> {
  let changed = false;
  for (const url of new Set(images)) {
    const alt = Object.hasOwn(alts, url) ? alts[url] : undefined;
    if (alt !== undefined && (await updateAlt(tx, url, alt))) changed = true;
  }
  return changed;
}
