/** Lets settings follow items to new slugs, and their options to new names (@settings.follow). */
import { isDeepStrictEqual } from 'node:util';
import { ITEM_SECTIONS } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { isSlugTaken } from '#db/queries/catalog/entities.ts';
import { findEditorName, listSettingsOf } from '#db/queries/settings.ts';
import { renamedOptions } from '#domain/renamed-options.ts';
import { storeNextVersion } from './next-version.ts';
import { renamedIn, type ItemRename } from './renamed-in.ts';

interface Named {
  slug: string;
  options: readonly { name: string }[];
}

/** An edit of an item. */
export interface ItemEdit {
  before: Named & { id: string; deletedAt: Date | null };
  after: Named;
}

/** @param edits stored already, with the catalog locked */
export async function followItemNames(
  tx: Database,
  edits: readonly ItemEdit[],
  now: Date,
): Promise<void> {
  const renames = await renamesOf(tx, edits);
  if (renames.size === 0) return;
  const savedBy = await findEditorName(tx);
  // A section that was never saved names nothing.
  for (const former of await listSettingsOf(tx, ITEM_SECTIONS)) {
    const value = renamedIn(former.value, renames);
    if (isDeepStrictEqual(value, former.value)) continue;
    const section = ITEM_SECTIONS.find((name) => name === former.section);
    if (section === undefined) continue;
    await storeNextVersion(tx, former, { section, value, savedBy }, now);
  }
}

async function renamesOf(
  tx: Database,
  edits: readonly ItemEdit[],
): Promise<Map<string, ItemRename>> {
  const renames = new Map<string, ItemRename>();
  const ofRestored = new Map<string, ItemRename>();
  for (const { before, after } of edits) {
    const options = renamedOptions(before.options, after.options);
    if (after.slug === before.slug && options.size === 0) continue;
    const rename = { slug: after.slug, options };
    if (!before.deletedAt) renames.set(before.slug, rename);
    // While the item was in the trash, another one may have taken its slug.
    else if (!(await isSlugTaken(tx, 'rentalItems', before.slug, before.id))) {
      ofRestored.set(before.slug, rename);
    }
  }
  // An item outside the trash is the one that its slug names.
  return new Map([...ofRestored, ...renames]);
}
