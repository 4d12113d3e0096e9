import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { call } from '#api-client/call.ts';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/catalog/categories.ts';
import { notify } from '#stores/toasts.ts';
import { pathsAfterWrite } from '../../data/queries.ts';
import { useAllCategories } from '../../data/use-list.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { IconButton } from '../../parts/Button.tsx';
import { Reading } from '../../parts/loading.tsx';
import { moved } from '../../parts/MoveButtons.tsx';
import { BADGES, LIST, MOVES } from '../../parts/texts.ts';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { useReorder } from '../../parts/use-reorder.ts';
import { CATEGORIES, CATEGORY_ORDER } from '../texts.ts';

/** Sets the visitors' order of categories. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const categories = useAllCategories();
  return (
    <AdminModal needs={categoryEndpoints.order} title={CATEGORY_ORDER.title} onClose={onClose}>
      <p>{CATEGORY_ORDER.intro}</p>
      <Reading
        of={categories}
        failed={LIST.notLoaded(CATEGORIES.plural)}
        loading={LIST.loading(CATEGORIES.plural)}
      />
      {categories.data && <OrderList categories={categories.data} />}
    </AdminModal>
  );
}

/** Pause before a save, which joins several steps by key into one. */
const PAUSE_MS = 500;

/** Draggable categories; a new order is saved after a pause. */
function OrderList({ categories }: { categories: readonly CategoryAdminView[] }) {
  const [order, setOrder] = useState(categories);
  const [announcement, setAnnouncement] = useState('');
  const [isSaved, setSaved] = useState(true);
  const rows = useRef<HTMLOListElement>(null);
  const focused = useRef<number | null>(null);

  const { mutate } = useMutation({
    // One at a time, in the order of the changes.
    scope: { id: categoryEndpoints.order.path },
    mutationFn: (list: typeof order) =>
      call(categoryEndpoints.order, { body: { ids: list.map(({ id }) => id) } }),
    onSuccess: () => notify(ADMIN_TOASTS.orderSaved),
    // A later order stays: it is still to be saved.
    onError: (_error, list) => setOrder((shown) => (shown === list ? categories : shown)),
    meta: {
      failed: CATEGORY_ORDER.notSaved,
      rereads: pathsAfterWrite(categoryEndpoints.list.path),
    },
  });
  const put = (list: readonly CategoryAdminView[], index: number) => {
    setOrder(list);
    setSaved(false);
    setAnnouncement(MOVES.moved(list[index]?.name ?? '', index + 1, list.length));
    focused.current = index;
  };
  const reorder = useReorder(order, put);
  const step = (event: KeyboardEvent, index: number) => {
    const to = index + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0);
    if (to === index || to < 0 || to >= order.length) return;
    event.preventDefault();
    put(moved(order, index, to), to);
  };

  useEffect(() => {
    // The used handle moved with its row.
    if (focused.current !== null) {
      rows.current?.querySelectorAll('button')[focused.current]?.focus();
      focused.current = null;
    }
  }, [order]);
  const save = useEffectEvent(() => {
    if (!isSaved) mutate(order);
  });
  useEffect(() => {
    if (isSaved) return undefined;
    const timer = setTimeout(() => {
      save();
      setSaved(true);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [order, isSaved]);
  // Who closes the dialog within the pause loses nothing.
  useEffect(() => () => save(), []);

  return (
    <>
      <ol ref={rows} className="mt-4 select-none">
        {reorder.list.map((category, index) => (
          <li
            key={category.id}
            data-row={index}
            className={`flex items-center gap-2 border-b border-ivory-300 ${reorder.dragged === index ? 'bg-ivory-200' : ''}`}
          >
            <IconButton
              icon="menu"
              label={CATEGORY_ORDER.move(category.name)}
              className="cursor-grab touch-none"
              onPointerDown={reorder.grab(index)}
              onKeyDown={(event) => step(event, index)}
            />
            <span className="w-6 text-right text-night-500">{index + 1}</span>
            <span className="min-w-0 py-2 font-semibold">{category.name}</span>
            {!category.isActive && (
              <span className="text-xs text-night-600">{BADGES.inactive}</span>
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
