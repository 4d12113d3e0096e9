import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moved } from '../images/image-value.ts';

export interface Reorder<T> {
  list: readonly T[];
  /** Place of the one that is being dragged; null: none is. */
  dragged: number | null;
  /** Attributes of the handle of each. */
  handle: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/**
 * A list whose order is changed by dragging a handle, with mouse or finger, or by the arrow keys
 * on it. Rows stand in elements with `data-row`.
 * @param list as it is
 * @param onOrder told of every new order; dragging tells it once, at the end
 */
export function useReorder<T>(
  list: readonly T[],
  onOrder: (list: readonly T[], index: number) => void,
): Reorder<T> {
  const [drag, setDrag] = useState<{ list: readonly T[]; index: number } | null>(null);
  const start = useRef(0);

  const end = () => {
    if (drag && drag.index !== start.current) onOrder(drag.list, drag.index);
    setDrag(null);
  };
  return {
    list: drag?.list ?? list,
    dragged: drag?.index ?? null,
    handle: (index) => ({
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = index;
        setDrag({ list, index });
      },
      onPointerMove: (event) => {
        if (!drag) return;
        const row = document
          .elementsFromPoint(event.clientX, event.clientY)
          .find((element) => element instanceof HTMLElement && element.dataset.row !== undefined);
        const to = row instanceof HTMLElement ? Number(row.dataset.row) : drag.index;
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
