import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ButtonHTMLAttributes } from 'react';
import { call } from '#api-client/call.ts';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/catalog/categories.ts';
import { notify } from '#stores/toasts.ts';
import { Modal } from '#ui/Modal.tsx';
import { pathsAfterWrite } from '../../data/queries.ts';
import { useAllCategories } from '../../data/use-list.ts';
import { IconButton } from '../../parts/Button.tsx';
import { Reading } from '../../parts/loading.tsx';
import { moved } from '../../parts/MoveButtons.tsx';
import { BADGES, LIST, MOVES } from '../../parts/texts.ts';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { CATEGORIES, CATEGORY_ORDER } from '../texts.ts';

/** The order in which visitors see the categories. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const categories = useAllCategories();
  return (
    <Modal title={CATEGORY_ORDER.title} onClose={onClose}>
      <p>{CATEGORY_ORDER.intro}</p>
      <Reading
        of={categories}
        failed={LIST.notLoaded(CATEGORIES.plural)}
        loading={LIST.loading(CATEGORIES.plural)}
      />
      {categories.data && <OrderList categories={categories.data} />}
    </Modal>
  );
}

/** Several steps by key are saved as one. */
const PAUSE_MS = 500;

/** The categories with a handle each; a new order is saved once the hand rests. */
function OrderList({ categories }: { categories: readonly CategoryAdminView[] }) {
  const [order, setOrder] = useState(categories);
  const [said, setSaid] = useState('');
  const [isSaved, setSaved] = useState(true);
  const rows = useRef<HTMLOListElement>(null);
  const focused = useRef<number | null>(null);

  const { mutate } = useMutation({
    mutationFn: (ids: string[]) => call(categoryEndpoints.order, { body: { ids } }),
    onSuccess: () => notify(ADMIN_TOASTS.orderSaved),
    onError: () => setOrder(categories),
    meta: {
      failed: CATEGORY_ORDER.notSaved,
      rereads: pathsAfterWrite(categoryEndpoints.list.path),
    },
  });
  const reorder = useReorder(order, (list, index) => {
    setOrder(list);
    setSaved(false);
    setSaid(MOVES.moved(list[index]?.name ?? '', index + 1, list.length));
    focused.current = index;
  });

  useEffect(() => {
    // The handle that was used has moved with its row.
    if (focused.current !== null) {
      rows.current?.querySelectorAll('button')[focused.current]?.focus();
      focused.current = null;
    }
  }, [order]);
  useEffect(() => {
    if (isSaved) return undefined;
    const timer = setTimeout(() => {
      setSaved(true);
      mutate(order.map(({ id }) => id));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [order, isSaved, mutate]);

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
              {...reorder.handle(index)}
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
        {said}
      </p>
    </>
  );
}

/**
 * A list whose order is changed by dragging a handle, with mouse or finger, or by the arrow keys
 * on it. Rows stand in elements with `data-row`.
 * @param list as it is
 * @param onOrder told of every new order; dragging tells it once, at the end
 */
function useReorder<T>(list: readonly T[], onOrder: (list: readonly T[], index: number) => void) {
  const [drag, setDrag] = useState<{ list: readonly T[]; index: number } | null>(null);
  const start = useRef(0);

  const end = () => {
    if (drag && drag.index !== start.current) onOrder(drag.list, drag.index);
    setDrag(null);
  };
  return {
    list: drag?.list ?? list,
    /** Place of the one that is being dragged; undefined: none is. */
    dragged: drag?.index,
    /** Attributes of the handle of each. */
    handle: (index: number): ButtonHTMLAttributes<HTMLButtonElement> => ({
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = index;
        setDrag({ list, index });
      },
      onPointerMove: (event) => {
        if (!drag) return;
        const row = document
          .elementsFromPoint(event.clientX, event.clientY)
          .find((element) => element.matches('[data-row]'));
        const to = row ? Number(row.getAttribute('data-row')) : drag.index;
        if (to !== drag.index) setDrag({ list: moved(drag.list, drag.index, to), index: to });
      },
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        const to = index + (step ?? 0);
        if (step === undefined || to < 0 || to >= list.length) return;
        event.preventDefault();
        onOrder(moved(list, index, to), to);
      },
    }),
  };
}
