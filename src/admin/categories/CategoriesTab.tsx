import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import { Icon } from '#ui/Icon.tsx';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { useBin } from '../data/use-bin.ts';
import { useList } from '../data/use-list.ts';
import { useOpened } from '../data/use-opened.ts';
import { OpeningDialog } from '../form/OpeningDialog.tsx';
import { useEditor } from '../form/use-editor.ts';
import { AddButton } from '../parts/AddButton.tsx';
import { InactiveBadge } from '../parts/Badge.tsx';
import { EntityActions } from '../parts/EntityActions.tsx';
import { EntityName } from '../parts/EntityName.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { ACTIVITY_CHOICES } from '../parts/state-filters.ts';
import { StateBadge } from '../parts/StateBadge.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { CATEGORY_COLUMNS, CATEGORY_NAME_SORT } from './category-columns.ts';
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
  const bin = useBin<CategoryAdminView>(CATEGORY_KIND, ask);
  // A category with items cannot go without a word about them.
  const remove = (category: CategoryAdminView) =>
    category.itemCount > 0 ? ask(category) : bin.remove(category);

  return (
    <>
      <ListShell
        list={list}
        singular="category"
        plural="categories"
        hasBin
        filters={
          <FilterSelect
            list={list}
            name="state"
            label="Filter by state"
            all="Any status"
            items={ACTIVITY_CHOICES}
          />
        }
        actions={
          <>
            <button
              type="button"
              className="button button-outline max-sm:px-3"
              aria-label="Change the order"
              onClick={() => openDialog(ORDER)}
            >
              <span className="max-sm:hidden">Change the order</span>
              <Icon name="sort" className="size-5 sm:hidden" />
            </button>
            <AddButton singular="category" onAdd={() => editor.edit('new')} />
          </>
        }
        empty={
          <>
            <h3 className="text-xl">No categories yet</h3>
            <p className="mt-2">
              Categories group your rental items: Chairs, Linens, Tents. Add one, then add items to
              it.
            </p>
          </>
        }
        defaultSort="order"
        columns={CATEGORY_COLUMNS}
        parts={{
          label: 'Category',
          sort: CATEGORY_NAME_SORT,
          renderName: (category) => (
            <EntityName
              view={category}
              path={CATEGORY_KIND.endpoints.list.path}
              onEdit={() => editor.edit(category)}
            />
          ),
          renderImages: ({ imageUrl }) => <Thumbnail url={imageUrl} />,
          badgesLabel: 'Status',
          renderBadges: ({ state, isActive, deletedAt }) => (
            <>
              {!isActive && <InactiveBadge />}
              <StateBadge state={state} isHidden={!isActive} isDeleted={deletedAt !== null} />
            </>
          ),
          renderActions: (category) => (
            <EntityActions
              view={category}
              bin={bin}
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
            bin.remove(deleting, choice);
          }}
          onClose={stopAsking}
        />
      )}
    </>
  );
}
