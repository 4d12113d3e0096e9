/** Undoes edits of the catalog and the settings together (@history.undo). */
import type { TakenBack } from '#contracts/history/edits.ts';
import { isSection } from '#contracts/settings/endpoints.ts';
import { SAVED } from '#contracts/settings/saved.ts';
import type { Database } from '#db/client.ts';
import { listAsLeft } from '#db/queries/history/as-left.ts';
import type { KeptEdit } from '#db/queries/history/edits.ts';
import { mergedEdits } from '../catalog/staff/history.ts';
import { takeBackCatalog } from '../catalog/staff/take-back.ts';
import { formerSetting, storeSection } from '../settings/store.ts';
import { ITEM_SECTIONS } from '../shop/follow-items.ts';
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
  // Items taken back would let these sections follow, and so change them since the edits.
  const first = await takeBackSections(tx, ofSettings.filter(namesItems), how);
  const catalog = await takeBackCatalog(tx, ofCatalog, how);
  const others = ofSettings.filter((edit) => !namesItems(edit));
  const rest = await takeBackSections(tx, others, how);
  return {
    undone: catalog.undone + first.undone + rest.undone,
    left: [...catalog.left, ...first.left, ...rest.left],
    isShown: catalog.undone > 0 || first.isShown || rest.isShown,
  };
}

const namesItems = ({ section }: KeptEdit) => ITEM_SECTIONS.some((name) => name === section);

/** @param edits one of each section */
async function takeBackSections(tx: Database, edits: readonly KeptEdit[], how: HowTakenBack) {
  const taken: TakenBack & { isShown: boolean } = { undone: 0, left: [], isShown: false };
  for (const edit of edits) {
    const stored = await takeBackSection(tx, edit, how);
    taken.isShown ||= stored?.isShown === true;
    if (stored) taken.undone += 1;
    else taken.left.push({ name: '', section: edit.section });
  }
  return taken;
}

/** @returns undefined if the section stays */
async function takeBackSection(
  tx: Database,
  { kind, entityId, section, version, before }: KeptEdit,
  { savedBy, ...how }: HowTakenBack,
) {
  if (section === null || !isSection(section)) return undefined;
  const former = await formerSetting(tx, section, how.now);
  if (former.version !== version) {
    const seen = { entityId, version, current: former.version };
    if ((await listAsLeft(tx, kind, [seen])).size === 0) return undefined;
  }
  // By the rules of a save: values of older versions may be invalid now.
  const { value: current } = storedValue(section, former.value);
  const restored = SAVED[section].safeParse(upgrade(section, { ...current, ...before }));
  if (!restored.success) return undefined;
  return storeSection(tx, former, { section, value: restored.data, savedBy }, how);
}
