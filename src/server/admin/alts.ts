import type { Database } from '#db/client.ts';
import { updateAlt } from '#db/queries/admin/media.ts';

/**
 * Notes alternative texts of images. Only images that are known can have one: of an image of
 * another site neither size nor owner is known, so nothing is kept of it.
 * @param alts by address; those of other images than `images` are left alone
 * @returns whether one is another now
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
