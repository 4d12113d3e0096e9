import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/admin/categories.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { Icon } from '#ui/Icon.tsx';
import { failureWords } from '../data/failure-words.ts';
import { pathsAfterWrite, useRefetch } from '../data/use-refetch.ts';
import { useReorder } from './use-reorder.ts';

/** Several steps by key are saved as one. */
const PAUSE_MS = 500;

/** The categories with a handle each; a new order is saved once the hand rests. */
export function OrderList({ categories }: { categories: readonly CategoryAdminView[] }) {
  const refetch = useRefetch();
  const [order, setOrder] = useState(categories);
  const [said, setSaid] = useState('');
  const [isSaved, setSaved] = useState(true);
  const rows = useRef<HTMLOListElement>(null);
  const focused = useRef<number | null>(null);

  const { mutate } = useMutation({
    mutationFn: (ids: string[]) => call(categoryEndpoints.order, { body: { ids } }),
    onSuccess: async () => {
      notify(ADMIN_TOASTS.orderSaved);
      await refetch(pathsAfterWrite(categoryEndpoints.list.path));
    },
    onError: (error) => {
      notify(ADMIN_TOASTS.failed('The order was not saved', failureWords(error)));
      setOrder(categories);
    },
  });
  const reorder = useReorder(order, (list, index) => {
    setOrder(list);
    setSaved(false);
    setSaid(`${list[index]?.name ?? ''}, position ${index + 1} of ${list.length}`);
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
            <button
              type="button"
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full hover:bg-ivory-200"
              aria-label={`Move ${category.name}`}
              {...reorder.handle(index)}
            >
              <Icon name="menu" />
            </button>
            <span className="w-6 text-right text-night-500">{index + 1}</span>
            <span className="min-w-0 py-2 font-semibold">{category.name}</span>
            {!category.isActive && <span className="text-xs text-night-600">Inactive</span>}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
