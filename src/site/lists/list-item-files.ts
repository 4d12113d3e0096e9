import type { RentalItemView } from '#contracts/catalog/public.ts';
import { shortId } from '#domain/item-id.ts';
import { memoize } from '../memoize.ts';
import { fileName, LIST_ITEM_FILES, listItem, listItemFile } from './list-items.ts';

const FILES = Array.from({ length: LIST_ITEM_FILES }, (_, number) => ({ file: fileName(number) }));

const listItemsPage = memoize((params: { file: string }, items: readonly RentalItemView[]) => ({
  params,
  props: { items: items.map(listItem) },
}));

/**
 * The files of items for wishlists (`list-items.ts`), some of them empty, for `getStaticPaths`.
 * @param catalog all public items
 */
export function listItemFiles({ items }: { items: readonly RentalItemView[] }) {
  const byFile = Map.groupBy(items, ({ id }) => {
    const short = shortId(id);
    return short === null ? '' : listItemFile(short);
  });
  return FILES.map((params) => listItemsPage(params, byFile.get(params.file) ?? []));
}
