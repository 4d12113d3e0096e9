import type { RentalItemAdminView, RentalItemSort } from '#contracts/admin/rental-items.ts';
import { displayPrice } from '#domain/money.ts';
import { counted } from '../data/counted.ts';
import { moment } from '../data/times.ts';
import { useBin } from '../data/use-bin.ts';
import { useAllCategories, useList } from '../data/use-list.ts';
import { OpeningDialog, useEditor } from '../form/editor.tsx';
import { Badge, InactiveBadge, StateBadge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { AddButton, EntityActions, EntityName } from '../parts/EntityRow.tsx';
import { FilterSelect, ITEM_STATE_CHOICES } from '../parts/Filters.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/loading.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { ITEM_KIND } from './item-form-values.ts';

const ItemDialog = part(async () => (await import('./ItemDialog.tsx')).ItemDialog);

const SORT_LABELS: Record<RentalItemSort, string> = {
  name: 'Name A-Z',
  'name-desc': 'Name Z-A',
  category: 'Category A-Z',
  'category-desc': 'Category Z-A',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  newest: 'Newest first',
  edited: 'Recently edited first',
  'edited-asc': 'Least recently edited first',
};
const SORTS = Object.entries(SORT_LABELS)
  .filter(([value]) => value !== 'name')
  .map(([value, label]) => ({ value, label }));

/** The Rental Items tab (spec §2). */
export function ItemsTab() {
  const list = useList<RentalItemAdminView>(ITEM_KIND.path, 'rental-items');
  const editor = useEditor('item', ITEM_KIND.path, list.rows);
  const bin = useBin<RentalItemAdminView>(ITEM_KIND);
  const categories = useAllCategories().data ?? [];
  return (
    <>
      <ListShell
        list={list}
        singular="rental item"
        plural="rental items"
        hasBin
        filters={
          <>
            <FilterSelect
              list={list}
              name="category"
              label="Filter by category"
              all="Any category"
              items={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <FilterSelect
              list={list}
              name="state"
              label="Filter by state"
              all="Any status"
              items={ITEM_STATE_CHOICES}
            />
            <FilterSelect
              list={list}
              name="sort"
              label="Sort by"
              all={SORT_LABELS.name}
              items={SORTS}
              // A table has the headings of its columns.
              className="lg:hidden"
            />
          </>
        }
        actions={<AddButton singular="rental item" onAdd={() => editor.edit('new')} />}
        empty={
          <>
            <h3 className="text-xl">No rental items yet</h3>
            <p className="mt-2">
              Rental items are what visitors add to their list: a chair, a tent, a dance floor. Each
              belongs to a category, so add a category first.
            </p>
          </>
        }
        defaultSort="name"
        columns={ITEM_COLUMNS}
        parts={{
          label: 'Rental item',
          sort: ITEM_NAME_SORT,
          renderName: (item) => (
            <EntityName view={item} path={ITEM_KIND.path} onEdit={() => editor.edit(item)} />
          ),
          renderImages: ({ images }) => <ItemImages images={images} />,
          badgesLabel: 'Status',
          renderBadges: (item) => <ItemBadges item={item} />,
          renderActions: (item) => (
            <EntityActions view={item} bin={bin} onEdit={() => editor.edit(item)} />
          ),
        }}
      />
      {editor.isOpen && (
        <ItemDialog key={editor.view?.id} item={editor.view} onClose={editor.close} />
      )}
      {editor.opening && <OpeningDialog editor={editor} name={ITEM_KIND.name} />}
    </>
  );
}

/** Spec §2: "up to 2 image thumbnails plus a '+n' count". */
const THUMBNAILS = 2;

export const ITEM_NAME_SORT: ColumnSort<RentalItemSort> = {
  ascending: 'name',
  descending: 'name-desc',
};

export const ITEM_COLUMNS: readonly Column<RentalItemAdminView, RentalItemSort>[] = [
  {
    label: 'Category',
    cell: ({ categoryName }) => categoryName,
    sort: { ascending: 'category', descending: 'category-desc' },
  },
  {
    label: 'Price',
    isNumber: true,
    cell: ({ price }) => displayPrice(price),
    sort: { ascending: 'price-asc', descending: 'price-desc' },
  },
  {
    label: 'In stock',
    isNumber: true,
    cell: ({ availability }) => availability,
    fact: ({ availability }) => `${availability} in stock`,
  },
  {
    label: 'Options',
    isNumber: true,
    cell: ({ options }) => options.length || '–',
    fact: ({ options }) => (options.length > 0 ? counted(options.length, 'option') : null),
  },
  {
    label: 'Updated',
    cell: ({ updatedAt }) => moment(updatedAt),
    fact: null,
    sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
  },
];

/** The first images of an item, and how many more there are. */
function ItemImages({ images }: Pick<RentalItemAdminView, 'images'>) {
  const shown = images.length === 0 ? [''] : images.slice(0, THUMBNAILS);
  return (
    <div className="flex shrink-0 items-center gap-1 self-start lg:w-24">
      {shown.map((url, index) => (
        <span
          key={url}
          className={index > 0 ? '-ml-7 rounded-sm ring-2 ring-ivory-50 lg:ml-0 lg:ring-0' : ''}
        >
          <Thumbnail url={url} />
        </span>
      ))}
      {images.length > THUMBNAILS && (
        <span className="text-xs font-normal text-night-600">{`+${images.length - THUMBNAILS}`}</span>
      )}
    </div>
  );
}

/** Featured, Draft, Inactive (spec §2), and how it stands to what visitors see. */
function ItemBadges({ item }: { item: RentalItemAdminView }) {
  const { isActive, isPublished, isFeatured } = item;
  return (
    <>
      {!isPublished && (
        <Badge tone="draft" mark="pencil">
          Draft
        </Badge>
      )}
      {!isActive && <InactiveBadge />}
      <StateBadge
        state={item.state}
        isHidden={!isActive || !isPublished}
        isDeleted={item.deletedAt !== null}
      />
      {isFeatured && (
        <Badge tone="strong" mark="star">
          Featured
        </Badge>
      )}
    </>
  );
}
