import type { RentalItemView } from '#contracts/catalog/public.ts';
import { shortId } from '#domain/item-id.ts';
import { memoize } from '../memoize.ts';
import { fileName, LIST_ITEM_FILES, listItem, listItemFile } from './list-items.ts';

const FILES = Array.from({ length: LIST_ITEM_FILES }, (_, number) => ({ file: fileName(number) }));

type Names = Readonly<Record<string, string>>;

const listItemsPage = memoize(
  (
    params: { file: string },
    items: readonly RentalItemView[],
    formerOptions: readonly (Names | undefined)[],
  ) => ({
    params,
    props: { items: items.map((item, index) => listItem(item, formerOptions[index])) },
  }),
);

/**
 * The files of items for wishlists (`list-items.ts`), some of them empty, for `getStaticPaths`.
 * @param catalog all public items, and today's names of renamed options by item id
 */
export function listItemFiles({
  items,
  formerOptions,
}: {
  items: readonly RentalItemView[];
  formerOptions: ReadonlyMap<string, Names>;
}) {
  const byFile = Map.groupBy(items, ({ id }) => {
    const short = shortId(id);
    return short === null ? '' : listItemFile(short);
  });
  return FILES.map((params) => {
    const own = byFile.get(params.file) ?? [];
    return listItemsPage(
      params,
      own,
      own.map(({ id }) => formerOptions.get(id)),
    );
  });
}
