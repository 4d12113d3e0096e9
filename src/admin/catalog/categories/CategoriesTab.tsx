import {
  categoryEndpoints,
  type CategoryAdminView,
  type CategorySort,
} from '#contracts/catalog/categories.ts';
import { categorySheetEndpoints } from '#contracts/catalog/sheets.ts';
import { categoryPath } from '#site/paths.ts';
import { PageIcon } from '#ui/PageIcon.tsx';
import { useMay } from '../../accounts/session/may.ts';
import { closeDialog, openDialog, useOpenId } from '../../address/router.ts';
import { useList } from '../../data/use-list.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useTrash } from '../../data/use-trash.ts';
import { Button } from '../../parts/Button.tsx';
import { UPDATED_COLUMN, type Column } from '../../parts/columns.ts';
import { EntityTab } from '../../parts/EntityTab.tsx';
import { ACTIVITY_FILTER } from '../../parts/Filters.tsx';
import { part } from '../../parts/loading.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import type { SheetOf } from '../sheet/sheet-of.ts';
import { SheetButtons } from '../sheet/SheetButtons.tsx';
import { CATEGORIES } from '../texts.ts';
import { CATEGORY_KIND } from './category-form-values.ts';

const CategoryDialog = part(async () => (await import('./CategoryDialog.tsx')).CategoryDialog);
const OrderDialog = part(async () => (await import('./OrderDialog.tsx')).OrderDialog);
const DeleteDialog = part(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

const SHEET: SheetOf = {
  kind: 'category',
  endpoints: categorySheetEndpoints,
  labels: CATEGORY_KIND.labels,
  plural: CATEGORIES.plural,
  path: CATEGORY_KIND.endpoints.list.path,
};
const ORDER = { name: 'order', id: '' } as const;

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
  UPDATED_COLUMN,
];

export function CategoriesTab() {
  const list = useList(CATEGORY_KIND.endpoints.list, 'categories');
  const mayOrder = useMay(categoryEndpoints.order);
  const isOrdering = useOpenId('order') !== null && mayOrder;
  const openId = useOpenId('delete');
  const deletingId = useMay(categoryEndpoints.remove) ? openId : null;
  const opened = useOpened(CATEGORY_KIND.endpoints.read, deletingId, list.rows).view;
  // Rather the list's row, which is read again if items were added meanwhile.
  const deleting = list.rows?.find(({ id }) => id === deletingId) ?? opened;
  const askAboutItems = ({ id }: CategoryAdminView) => openDialog({ name: 'delete', id });
  const closeQuestion = () => closeDialog({ name: 'delete', id: deletingId ?? '' });
  const trash = useTrash<CategoryAdminView>(CATEGORY_KIND, { onInUse: askAboutItems });
  const remove = (category: CategoryAdminView) =>
    category.itemCount > 0 ? askAboutItems(category) : trash.remove(category);

  return (
    <>
      <EntityTab
        name="category"
        kind={CATEGORY_KIND}
        list={list}
        trash={trash}
        texts={CATEGORIES}
        filters={[ACTIVITY_FILTER]}
        actions={
          <Button
            look="outline"
            needs={categoryEndpoints.order}
            className="max-sm:px-3"
            aria-label={CATEGORIES.changeOrder}
            onClick={() => openDialog(ORDER)}
          >
            <span className="max-sm:hidden">{CATEGORIES.changeOrder}</span>
            <PageIcon name="sort" className="size-5 sm:hidden" />
          </Button>
        }
        tools={<SheetButtons sheet={SHEET} params={list.params} />}
        defaultSort="order"
        columns={CATEGORY_COLUMNS}
        renderImages={({ imageUrl }) => <Thumbnail url={imageUrl} />}
        onDelete={remove}
        Dialog={CategoryDialog}
      />
      {isOrdering && <OrderDialog onClose={() => closeDialog(ORDER)} />}
      {deleting && (
        <DeleteDialog
          category={deleting}
          isBusy={trash.isBusy}
          onChoice={(choice, asks) =>
            trash.remove(deleting, choice, { asks, onClose: closeQuestion })
          }
          onClose={closeQuestion}
        />
      )}
    </>
  );
}
