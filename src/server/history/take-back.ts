/** Undoes edits of the catalog and the settings together (@history.undo). */
import { isDeepStrictEqual } from 'node:util';
import type { TakenBack } from '#contracts/history/edits.ts';
import { isSection } from '#contracts/settings/endpoints.ts';
import { SAVED } from '#contracts/settings/saved.ts';
import type { Database } from '#db/client.ts';
import { listAsLeft } from '#db/queries/history/as-left.ts';
import type { KeptEdit } from '#db/queries/history/edits.ts';
import { mergedEdits } from '../catalog/staff/history.ts';
import { takeBackCatalog } from '../catalog/staff/take-back.ts';
import { formerSetting, storeSection, type StoredSection } from '../settings/store.ts';
import { withNamesToday } from '../shop/names-today.ts';
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
  for (const [edit, version] of seen) {
    const stored =
      version === undefined ? undefined : await takeBackSection(tx, edit, version, how);
    result.isShown ||= stored?.isShown === true;
    if (stored) result.undone += 1;
    else result.left.push({ name: '', section: edit.section });
  }
  return result;
}

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
 * @param version of the section before items went back
 * @returns undefined if the section stays
 */
async function takeBackSection(
  tx: Database,
  { section, before, at }: KeptEdit,
  version: number,
  { savedBy, ...how }: HowTakenBack,
): Promise<Pick<StoredSection, 'isShown'> | undefined> {
  if (section === null || !isSection(section)) return undefined;
  const former = await formerSetting(tx, section, how.now);
  // By the rules of a save: values of older versions may be invalid now.
  const { value: current } = storedValue(section, former.value);
  const [earlier] = await withNamesToday(tx, section, [{ value: before, until: at }]);
  const restored = SAVED[section].safeParse(upgrade(section, Object.assign({}, current, earlier)));
  if (!restored.success) return undefined;
  if (isDeepStrictEqual(restored.data, current)) {
    // It followed items that went back, or has the names of items that stay.
    return former.version === version ? undefined : { isShown: false };
  }
  return storeSection(tx, former, { section, value: restored.data, savedBy }, how);
}
