import type { RentalItemAdminView, RentalItemSort } from '#contracts/admin/rental-items.ts';
import { useAllCategories } from '../categories/use-all-categories.ts';
import { useBin } from '../data/use-bin.ts';
import { useList } from '../data/use-list.ts';
import { OpeningDialog } from '../form/OpeningDialog.tsx';
import { useEditor } from '../form/use-editor.ts';
import { AddButton } from '../parts/AddButton.tsx';
import { EntityActions } from '../parts/EntityActions.tsx';
import { EntityName } from '../parts/EntityName.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { ITEM_STATE_CHOICES } from '../parts/state-filters.ts';
import { ITEM_COLUMNS, ITEM_NAME_SORT, ItemBadges, ItemImages } from './item-columns.tsx';
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

/** The Rental Items tab. */
export function ItemsTab() {
  const list = useList(ITEM_KIND.endpoints.list, 'rental-items');
  const editor = useEditor('item', ITEM_KIND.endpoints, list.rows);
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
            <EntityName
              view={item}
              path={ITEM_KIND.endpoints.list.path}
              onEdit={() => editor.edit(item)}
            />
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
