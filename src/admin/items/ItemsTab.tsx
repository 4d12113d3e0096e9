import type { RentalItemAdminView, RentalItemSort } from '#contracts/admin/rental-items.ts';
import { displayPrice } from '#domain/money.ts';
import { moment } from '../data/times.ts';
import { useAllCategories, useList } from '../data/use-list.ts';
import { useTrash } from '../data/use-trash.ts';
import { OpeningDialog, useEditor } from '../form/editor.tsx';
import { Badge, InactiveBadge, StateBadge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { AddButton, EntityActions, EntityName } from '../parts/EntityRow.tsx';
import { FilterSelect, ITEM_STATE_CHOICES } from '../parts/Filters.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/loading.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { ITEMS, ITEM_SORT_LABELS } from '../texts/catalog.ts';
import { BADGES, LIST } from '../texts/shared.ts';
import { ITEM_KIND } from './item-form-values.ts';

const ItemDialog = part(async () => (await import('./ItemDialog.tsx')).ItemDialog);

const SORTS = Object.entries(ITEM_SORT_LABELS)
  .filter(([value]) => value !== 'name')
  .map(([value, label]) => ({ value, label }));

/** The Rental Items tab. */
export function ItemsTab() {
  const list = useList(ITEM_KIND.endpoints.list, 'rental-items');
  const editor = useEditor('item', ITEM_KIND.endpoints, list.rows);
  const trash = useTrash<RentalItemAdminView>(ITEM_KIND);
  const categories = useAllCategories().data ?? [];
  return (
    <>
      <ListShell
        list={list}
        singular={ITEMS.singular}
        plural={ITEMS.plural}
        hasTrash
        filters={
          <>
            <FilterSelect
              list={list}
              name="category"
              label={ITEMS.filterByCategory}
              all={ITEMS.anyCategory}
              items={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <FilterSelect
              list={list}
              name="state"
              label={LIST.filterByStatus}
              all={LIST.anyStatus}
              items={ITEM_STATE_CHOICES}
            />
            <FilterSelect
              list={list}
              name="sort"
              label={LIST.sortBy}
              all={ITEM_SORT_LABELS.name}
              items={SORTS}
              // A table has the headings of its columns.
              className="lg:hidden"
            />
          </>
        }
        actions={<AddButton singular={ITEMS.singular} onAdd={() => editor.edit('new')} />}
        empty={
          <>
            <h3 className="text-xl">{ITEMS.emptyTitle}</h3>
            <p className="mt-2">{ITEMS.empty}</p>
          </>
        }
        defaultSort="name"
        columns={ITEM_COLUMNS}
        parts={{
          label: ITEMS.heading,
          sort: ITEM_NAME_SORT,
          renderName: (item) => (
            <EntityName
              view={item}
              path={ITEM_KIND.endpoints.list.path}
              onEdit={() => editor.edit(item)}
            />
          ),
          renderImages: ({ images }) => <ItemImages images={images} />,
          badgesLabel: LIST.status,
          renderBadges: (item) => <ItemBadges item={item} />,
          renderActions: (item) => (
            <EntityActions view={item} trash={trash} onEdit={() => editor.edit(item)} />
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

/** Up to 2 thumbnails and the number of the others (@items.row). */
const THUMBNAILS = 2;

export const ITEM_NAME_SORT: ColumnSort<RentalItemSort> = {
  ascending: 'name',
  descending: 'name-desc',
};

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
    cell: ({ availability }) => availability,
    fact: ({ availability }) => ITEMS.inStockCount(availability),
  },
  {
    label: ITEMS.options,
    isNumber: true,
    cell: ({ options }) => options.length || ITEMS.noOptions,
    fact: ({ options }) => (options.length > 0 ? ITEMS.optionCount(options.length) : null),
  },
  {
    label: LIST.updated,
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
        <span className="text-xs font-normal text-night-600">
          {ITEMS.moreImages(images.length - THUMBNAILS)}
        </span>
      )}
    </div>
  );
}

/** Featured, Draft, Inactive (@items.row), and how it stands to what visitors see. */
function ItemBadges({ item }: { item: RentalItemAdminView }) {
  const { isActive, isPublished, isFeatured } = item;
  return (
    <>
      {!isPublished && (
        <Badge tone="draft" mark="pencil">
          {BADGES.draft}
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
          {BADGES.featured}
        </Badge>
      )}
    </>
  );
}
