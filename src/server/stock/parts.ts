/** Checks parts of sets (@stock.set), and renames their options. */
import type { ItemOption } from '#contracts/catalog/public.ts';
import type { Database } from '#db/client.ts';
import { updateManyEntities } from '#db/queries/catalog/many-entities.ts';
import { listPartItems, findSetNameWith, listItemsAround } from '#db/queries/stock/parts.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { renamedOptions } from '#domain/renamed-options.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';

/**
 * @param item as stored; undefined for a new one, which cannot be a part yet
 * @throws ApiError 400 for parts that are gone, sets, the item itself, or of an unknown option; for
 *   parts of an item that is a part
 */
export async function checkParts(
  tx: Database,
  parts: readonly Pieces[],
  item: { id: string; parts: readonly Pieces[] } | undefined,
): Promise<void> {
  if (parts.length === 0) return;
  const refuse = (message: string) =>
    new ApiError('bad_request', text.checkFields, { parts: message });
  if (parts.some(({ itemId }) => itemId === item?.id)) throw refuse(text.partIsItself);
  const partItems = await listPartItems(
    tx,
    parts.map(({ itemId }) => itemId),
  );
  for (const { itemId, option } of parts) {
    const part = partItems.find(({ id }) => id === itemId);
    const wasPart = item?.parts.some((former) => former.itemId === itemId) ?? false;
    // A part that went to the trash later may stay.
    if (!part || (part.deletedAt && !wasPart)) throw refuse(text.partGone);
    if (part.parts.length > 0) throw refuse(text.partIsSet(part.name));
    const isChosen = part.options.length === 0 || part.options.some(({ name }) => name === option);
    if (!isChosen) throw refuse(text.partOption(part.name));
  }
  const set = item && (await findSetNameWith(tx, item.id));
  if (set !== undefined) throw refuse(text.partOfSet(set));
}

/**
 * Checks many items together, which `checkParts` would compare with each other's former parts.
 * @param changed new parts by item id
 * @returns sets with a set as a part, as pairs in which at least one is changed
 */
export async function listSetsInSets(
  tx: Database,
  changed: ReadonlyMap<string, readonly Pieces[]>,
): Promise<{ setId: string; partId: string; partName: string }[]> {
  const ids = [...changed].flatMap(([id, parts]) => [id, ...parts.map(({ itemId }) => itemId)]);
  if (ids.length === 0) return [];
  const around = await listItemsAround(tx, [...new Set(ids)]);
  const sets = around
    .map((item) => ({ ...item, parts: changed.get(item.id) ?? item.parts }))
    .filter(({ parts }) => parts.length > 0);
  const names = new Map(sets.map(({ id, name }) => [id, name]));
  return sets.flatMap(({ id: setId, parts }) =>
    parts.flatMap(({ itemId: partId }) => {
      const partName = names.get(partId);
      const isChanged = changed.has(setId) || changed.has(partId);
      return partName !== undefined && isChanged ? [{ setId, partId, partName }] : [];
    }),
  );
}

/** An edit of the options of an item. */
export interface OptionEdit {
  itemId: string;
  before: readonly ItemOption[];
  after: readonly { name: string }[];
}

/**
 * Gives parts of sets the new names of their options.
 * @param edits stored already, with the catalog locked
 */
export async function renameParts(
  tx: Database,
  edits: readonly OptionEdit[],
  now: Date,
): Promise<void> {
  const renamed = new Map(
    edits.map(({ itemId, before, after }) => [itemId, renamedOptions(before, after)] as const),
  );
  const ids = [...renamed].flatMap(([id, names]) => (names.size > 0 ? [id] : []));
  if (ids.length === 0) return;
  const around = await listItemsAround(tx, ids);
  const rows = around.flatMap(({ id, parts }) => {
    const next = parts.map((part) => {
      const option = renamed.get(part.itemId)?.get(part.option);
      return option === undefined ? part : { ...part, option };
    });
    return next.every((part, index) => part === parts[index])
      ? []
      : [{ id, columns: { parts: next } }];
  });
  await updateManyEntities(tx, 'rentalItems', rows, now);
}
