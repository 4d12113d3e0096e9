import type { CategoryAdminView, CategorySort } from '#contracts/admin/categories.ts';
import { categoryPath } from '#site/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { moment } from '../data/times.ts';
import { useList } from '../data/use-list.ts';
import { useOpened } from '../data/use-opened.ts';
import { useTrash } from '../data/use-trash.ts';
import { OpeningDialog, useEditor } from '../form/editor.tsx';
import { InactiveBadge, StateBadge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { AddButton, EntityActions, EntityName } from '../parts/EntityRow.tsx';
import { ACTIVITY_CHOICES, FilterSelect } from '../parts/Filters.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/loading.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { CATEGORIES } from '../texts/catalog.ts';
import { LIST } from '../texts/shared.ts';
import { CATEGORY_KIND } from './category-form-values.ts';

const CategoryDialog = part(async () => (await import('./CategoryDialog.tsx')).CategoryDialog);
const OrderDialog = part(async () => (await import('./OrderDialog.tsx')).OrderDialog);
const DeleteDialog = part(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

const ORDER = { name: 'order', id: '' } as const;

/** The Categories tab. */
export function CategoriesTab() {
  const list = useList(CATEGORY_KIND.endpoints.list, 'categories');
  const editor = useEditor('category', CATEGORY_KIND.endpoints, list.rows);
  const isOrdering = useOpenId('order') !== null;
  const askedId = useOpenId('delete');
  const asked = useOpened(CATEGORY_KIND.endpoints.read, askedId, list.rows).view;
  // As the list has it now, which is read again when items have come into it meanwhile.
  const deleting = list.rows?.find(({ id }) => id === askedId) ?? asked;
  const ask = ({ id }: CategoryAdminView) => openDialog({ name: 'delete', id });
  const stopAsking = () => closeDialog({ name: 'delete', id: askedId ?? '' });
  const trash = useTrash<CategoryAdminView>(CATEGORY_KIND, ask);
  // A category with items cannot go without a word about them.
  const remove = (category: CategoryAdminView) =>
    category.itemCount > 0 ? ask(category) : trash.remove(category);

  return (
    <>
      <ListShell
        list={list}
        singular={CATEGORIES.singular}
        plural={CATEGORIES.plural}
        hasTrash
        filters={
          <FilterSelect
            list={list}
            name="state"
            label={LIST.filterByStatus}
            all={LIST.anyStatus}
            items={ACTIVITY_CHOICES}
          />
        }
        actions={
          <>
            <button
              type="button"
              className="button button-outline max-sm:px-3"
              aria-label={CATEGORIES.changeOrder}
              onClick={() => openDialog(ORDER)}
            >
              <span className="max-sm:hidden">{CATEGORIES.changeOrder}</span>
              <Icon name="sort" className="size-5 sm:hidden" />
            </button>
            <AddButton singular={CATEGORIES.singular} onAdd={() => editor.edit('new')} />
          </>
        }
        empty={
          <>
            <h3 className="text-xl">{CATEGORIES.emptyTitle}</h3>
            <p className="mt-2">{CATEGORIES.empty}</p>
          </>
        }
        defaultSort="order"
        columns={CATEGORY_COLUMNS}
        parts={{
          label: CATEGORIES.heading,
          sort: CATEGORY_NAME_SORT,
          renderName: (category) => (
            <EntityName
              view={category}
              path={CATEGORY_KIND.endpoints.list.path}
              onEdit={() => editor.edit(category)}
            />
          ),
          renderImages: ({ imageUrl }) => <Thumbnail url={imageUrl} />,
          badgesLabel: LIST.status,
          renderBadges: ({ state, isActive, deletedAt }) => (
            <>
              {!isActive && <InactiveBadge />}
              <StateBadge state={state} isHidden={!isActive} isDeleted={deletedAt !== null} />
            </>
          ),
          renderActions: (category) => (
            <EntityActions
              view={category}
              trash={trash}
              onEdit={() => editor.edit(category)}
              onDelete={() => remove(category)}
            />
          ),
        }}
      />
      {editor.isOpen && (
        <CategoryDialog key={editor.view?.id} category={editor.view} onClose={editor.close} />
      )}
      {editor.opening && <OpeningDialog editor={editor} name={CATEGORY_KIND.name} />}
      {isOrdering && <OrderDialog onClose={() => closeDialog(ORDER)} />}
      {deleting && (
        <DeleteDialog
          category={deleting}
          onChoice={(choice) => {
            stopAsking();
            trash.remove(deleting, choice);
          }}
          onClose={stopAsking}
        />
      )}
    </>
  );
}

export const CATEGORY_NAME_SORT: ColumnSort<CategorySort> = {
  ascending: 'name',
  descending: 'name-desc',
};

export const CATEGORY_COLUMNS: readonly Column<CategoryAdminView, CategorySort>[] = [
  {
    label: CATEGORIES.position,
    isNumber: true,
    cell: ({ displayOrder }) => displayOrder,
    fact: null,
    sort: { ascending: 'order' },
  },
  {
    label: CATEGORIES.items,
    isNumber: true,
    cell: ({ itemCount }) => itemCount,
    fact: ({ itemCount }) => CATEGORIES.itemCount(itemCount),
    sort: { ascending: 'items', descending: 'items-desc', first: 'descending' },
  },
  { label: CATEGORIES.address, cell: ({ slug }) => categoryPath(slug) },
  {
    label: LIST.updated,
    cell: ({ updatedAt }) => moment(updatedAt),
    fact: null,
    sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
  },
];
