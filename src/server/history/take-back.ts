/** Undoes edits of the catalog and the settings together (@history.undo). */
import { isDeepStrictEqual } from 'node:util';
import type { TakenBack } from '#contracts/history/edits.ts';
import { isSection } from '#contracts/settings/endpoints.ts';
import { SAVED } from '#contracts/settings/saved.ts';
import type { Section } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { isSlugTaken } from '#db/queries/catalog/entities.ts';
import { listItemsById } from '#db/queries/catalog/items.ts';
import { listAsLeft } from '#db/queries/history/as-left.ts';
import type { KeptEdit } from '#db/queries/history/edits.ts';
import { listRenamed } from '#db/queries/history/option-edits.ts';
import { formerOptionsOf } from '#domain/renamed-options.ts';
import { fieldsOf, mergedEdits } from '../catalog/staff/history.ts';
import { takeBackCatalog } from '../catalog/staff/take-back.ts';
import { formerSetting, storeSection, type StoredSection } from '../settings/store.ts';
import { ITEM_SECTIONS } from '../shop/follow-items.ts';
import { renamedIn, type ItemRename } from '../shop/renamed-in.ts';
import { storedValue, upgrade } from '../shop/stored.ts';
import type { HowEdited } from '../stock/follow-edit.ts';

/** Who undoes, and how. */
export interface HowTakenBack extends HowEdited {
  /** Name of the person. */
  savedBy: string;
}

/**
 * Returns everything to its state before these edits. What was changed since, or cannot return to
 * that state, stays.
 * @param edits the latest of each entity or section first
 * @returns also whether visitors may see a difference
 * @throws ApiError 409 when events become short, unless `how` allows it
 */
export async function takeBack(
  tx: Database,
  edits: readonly KeptEdit[],
  how: HowTakenBack,
): Promise<TakenBack & { isShown: boolean }> {
  const isSetting = ({ kind }: KeptEdit) => kind === 'setting';
  const ofCatalog = edits.filter((edit) => !isSetting(edit));
  const ofSettings = mergedEdits(edits.filter(isSetting));
  const seen = new Map<KeptEdit, number | undefined>();
  // Items taken back let sections follow, and so change them since the edits.
  for (const edit of ofSettings) seen.set(edit, await versionAsLeft(tx, edit, how.now));
  const catalog = await takeBackCatalog(tx, ofCatalog, how);
  const result = { ...catalog, isShown: catalog.undone > 0 };
  const renames = await renamesSince(tx, ofCatalog);
  for (const [edit, version] of seen) {
    const stored =
      version === undefined
        ? undefined
        : await takeBackSection(tx, edit, { renames, version }, how);
    result.isShown ||= stored?.isShown === true;
    if (stored) result.undone += 1;
    else result.left.push({ name: '', section: edit.section });
  }
  return result;
}

const namesItems = (section: Section) => ITEM_SECTIONS.some((name) => name === section);

/** @returns the version of an edit's section; undefined if the section is not as the edit left it */
async function versionAsLeft(
  tx: Database,
  { kind, entityId, section, version }: KeptEdit,
  now: Date,
): Promise<number | undefined> {
  if (section === null || !isSection(section)) return undefined;
  const { version: current } = await formerSetting(tx, section, now);
  const asLeft = await listAsLeft(tx, kind, [{ entityId, version, current }]);
  return asLeft.has(entityId) ? current : undefined;
}

/**
 * @param since the edit: `renames` of items that it may name, and the section's `version` before items went back
 * @returns undefined if the section stays
 */
async function takeBackSection(
  tx: Database,
  { section, before }: KeptEdit,
  { renames, version }: { renames: ReadonlyMap<string, ItemRename>; version: number },
  { savedBy, ...how }: HowTakenBack,
): Promise<Pick<StoredSection, 'isShown'> | undefined> {
  if (section === null || !isSection(section)) return undefined;
  const former = await formerSetting(tx, section, how.now);
  // By the rules of a save: values of older versions may be invalid now.
  const { value: current } = storedValue(section, former.value);
  const earlier = namesItems(section) ? renamedIn(before, renames) : before;
  const restored = SAVED[section].safeParse(upgrade(section, Object.assign({}, current, earlier)));
  if (!restored.success) return undefined;
  if (isDeepStrictEqual(restored.data, current)) {
    // It followed items that went back, or has the names of items that stay.
    return former.version === version ? undefined : { isShown: false };
  }
  return storeSection(tx, former, { section, value: restored.data, savedBy }, how);
}

/**
 * Where an item is named as before these edits, but stays or returns under another slug, the name is of another item or
 * of none.
 * @returns today's names of edited items, by the slugs that they had before
 */
async function renamesSince(
  tx: Database,
  edits: readonly KeptEdit[],
): Promise<Map<string, ItemRename>> {
  const fields = new Map(
    mergedEdits(edits).flatMap(({ kind, entityId, before }) =>
      kind === 'item' && before ? [[entityId, fieldsOf(before)]] : [],
    ),
  );
  const ids = [...fields.keys()];
  if (ids.length === 0) return new Map();
  const options = formerOptionsOf(await listRenamed(tx, ids));
  const renames = new Map<string, ItemRename>();
  for (const row of await listItemsById(tx, ids)) {
    const before = fields.get(row.id);
    const { slug } = { ...row, ...before };
    // While the item was in the trash, another one may have taken its slug.
    if (before?.['deletedAt'] && (await isSlugTaken(tx, 'rentalItems', slug, row.id))) continue;
    const names = Object.entries(options.get(row.id) ?? {});
    renames.set(slug, { slug: row.slug, options: new Map(names) });
  }
  return renames;
}
