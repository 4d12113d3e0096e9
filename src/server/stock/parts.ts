/** What a set may be made of (@stock.set). */
import type { Database } from '#db/client.ts';
import { findPartItems, findSetWith } from '#db/queries/stock/parts.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';

/**
 * @param item as it is stored; undefined for a new one, which nothing can have as a part
 * @throws ApiError 400 for parts that are gone, sets, the item itself, or of no option; for parts of an
 *   item that is a part
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
  const known = await findPartItems(
    tx,
    parts.map(({ itemId }) => itemId),
  );
  for (const { itemId, option } of parts) {
    const part = known.find(({ id }) => id === itemId);
    const was = item?.parts.some((each) => each.itemId === itemId) ?? false;
    // One that went to the trash later stays a part.
    if (!part || (part.deletedAt && !was)) throw refuse(text.partGone);
    if (part.parts.length > 0) throw refuse(text.partIsSet(part.name));
    const isChosen = part.options.length === 0 || part.options.some(({ name }) => name === option);
    if (!isChosen) throw refuse(text.partOption(part.name));
  }
  const set = item && (await findSetWith(tx, item.id));
  if (set !== undefined) throw refuse(text.partOfSet(set));
}
