import type { RentalItemAdminView, RentalItemSort } from '#contracts/catalog/rental-items.ts';
import { itemSheetEndpoints } from '#contracts/catalog/sheets.ts';
import { displayPrice } from '#domain/money.ts';
import { useAllCategories, useList } from '../../data/use-list.ts';
import { useTrash } from '../../data/use-trash.ts';
import { UPDATED_COLUMN, type Column } from '../../parts/columns.ts';
import { EntityTab } from '../../parts/EntityTab.tsx';
import {
  asChoices,
  DayFilter,
  ITEM_STATE_FILTER,
  sortFilter,
  type Filter,
} from '../../parts/Filters.tsx';
import { part } from '../../parts/loading.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { useSelection } from '../../parts/use-selection.ts';
import { useWide } from '../../parts/use-wide.ts';
import type { SheetOf } from '../sheet/sheet-of.ts';
import { SheetButtons } from '../sheet/SheetButtons.tsx';
import { ITEMS, ITEM_SORT_LABELS } from '../texts.ts';
import { BulkBar } from './BulkBar.tsx';
import { ITEM_KIND } from './item-form-values.ts';
import { stockFact, stockInWords } from './stock-words.ts';

const ItemDialog = part(async () => (await import('./ItemDialog.tsx')).ItemDialog);

const GAP_FILTER: Filter = {
  name: 'without',
  label: ITEMS.filterByGap,
  all: ITEMS.anyGap,
  items: asChoices(ITEMS.gaps),
};
const SHEET: SheetOf = {
  kind: 'item',
  endpoints: itemSheetEndpoints,
  labels: ITEM_KIND.labels,
  plural: ITEMS.plural,
  note: ITEMS.zeroInSheet,
  path: ITEM_KIND.endpoints.list.path,
};
const SORT = sortFilter(ITEM_SORT_LABELS);

export const ITEM_COLUMNS: readonly Column<RentalItemAdminView, RentalItemSort>[] = [
  {
    label: ITEMS.category,
    cell: ({ categoryName }) => categoryName,
    sort: { ascending: 'category', descending: 'category-desc' },
  },
  {
    label: ITEMS.price,
    isNumber: true,
    cell: ({ price }) => displayPrice(price),
    sort: { ascending: 'price-asc', descending: 'price-desc' },
  },
  {
    label: ITEMS.inStock,
    isNumber: true,
    cell: stockInWords,
    fact: stockFact,
  },
  {
    label: ITEMS.options,
    isNumber: true,
    cell: ({ options }) => options.length || ITEMS.noOptions,
    fact: ({ options }) => (options.length > 0 ? ITEMS.optionCount(options.length) : null),
  },
  UPDATED_COLUMN,
];

export function ItemsTab() {
  const list = useList(ITEM_KIND.endpoints.list, 'rental-items');
  const trash = useTrash<RentalItemAdminView>(ITEM_KIND);
  const selection = useSelection(list.rows);
  const categories = useAllCategories().data ?? [];
  const category = {
    name: 'category',
    label: ITEMS.filterByCategory,
    all: ITEMS.anyCategory,
    items: categories.map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <EntityTab
      name="item"
      kind={ITEM_KIND}
      list={list}
      trash={trash}
      texts={ITEMS}
      filters={[category, ITEM_STATE_FILTER, GAP_FILTER, SORT]}
      moreFilters={<DayFilter list={list} name="changedSince" label={ITEMS.changedSince} />}
      tools={<SheetButtons sheet={SHEET} params={list.params} />}
      defaultSort="name"
      selection={selection}
      foot={<BulkBar list={list} selection={selection} />}
      columns={ITEM_COLUMNS}
      renderImages={({ images }) => <ItemImages images={images} />}
      onDelete={(item) => {
        selection.leaveOut([item.id]);
        trash.remove(item);
      }}
      Dialog={ItemDialog}
    />
  );
}

/** Maximum of thumbnails, before the number of further images (@items.row). */
const THUMBNAILS = 2;

/**
 * The first images of an item, and the number of further ones. A card has one, with the number on it, so that names
 * stand below each other.
 */
function ItemImages({ images }: Pick<RentalItemAdminView, 'images'>) {
  const most = useWide() ? THUMBNAILS : 1;
  const shown = images.length === 0 ? [''] : images.slice(0, most);
  return (
    <div className="relative flex shrink-0 items-center gap-1 self-start lg:w-24">
      {shown.map((url) => (
        <Thumbnail key={url} url={url} />
      ))}
      {images.length > most && (
        <span className="text-xs font-normal text-night-600 max-lg:absolute max-lg:right-0 max-lg:bottom-0 max-lg:rounded-sm max-lg:bg-ivory-50 max-lg:px-0.5 max-lg:leading-4">
          {ITEMS.moreImages(images.length - most)}
        </span>
      )}
    </div>
  );
}
