import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { useBin } from '../data/use-bin.ts';
import { useList } from '../data/use-list.ts';
import { useOpened } from '../data/use-opened.ts';
import { OpeningDialog } from '../form/OpeningDialog.tsx';
import { useEditor } from '../form/use-editor.ts';
import { Badge } from '../parts/Badge.tsx';
import { EntityRow } from '../parts/EntityRow.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { ACTIVITY_CHOICES } from '../parts/state-filters.ts';
import { StateBadge } from '../parts/StateBadge.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { CATEGORY_KIND } from './category-form-values.ts';

const CategoryDialog = part(async () => (await import('./CategoryDialog.tsx')).CategoryDialog);
const OrderDialog = part(async () => (await import('./OrderDialog.tsx')).OrderDialog);
const DeleteDialog = part(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

const ORDER = { name: 'order', id: '' } as const;

/** The Categories tab (spec §2). */
export function CategoriesTab() {
  const list = useList<CategoryAdminView>(CATEGORY_KIND.path, 'categories');
  const editor = useEditor('category', CATEGORY_KIND.path, list.rows);
  const isOrdering = useOpenId('order') !== null;
  const askedId = useOpenId('delete');
  const asked = useOpened(CATEGORY_KIND.path, askedId, list.rows).view;
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
            all="Any state"
            items={ACTIVITY_CHOICES}
          />
        }
        actions={
          <>
            <button
              type="button"
              className="button button-outline"
              onClick={() => openDialog(ORDER)}
            >
              Change the order
            </button>
            <button
              type="button"
              className="button button-night"
              onClick={() => editor.edit('new')}
            >
              Add category
            </button>
          </>
        }
        empty={
          <>
            <h3 className="text-xl">No categories yet</h3>
            <p className="mt-2">
              Categories are the shelves of the shop: Chairs, Linens, Tents. Add one, then put
              rental items into it.
            </p>
          </>
        }
        renderRow={(category) => (
          <EntityRow
            view={category}
            path={CATEGORY_KIND.path}
            bin={bin}
            pictures={<Thumbnail url={category.imageUrl} />}
            badges={
              <>
                {!category.isActive && <Badge>Inactive</Badge>}
                <StateBadge
                  state={category.state}
                  isHidden={!category.isActive || category.deletedAt !== null}
                />
              </>
            }
            facts={
              <>
                <span>{`${category.itemCount} rental ${category.itemCount === 1 ? 'item' : 'items'}`}</span>
                <span>{`/${category.slug}`}</span>
              </>
            }
            onEdit={() => editor.edit(category)}
            onDelete={() => remove(category)}
          />
        )}
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
