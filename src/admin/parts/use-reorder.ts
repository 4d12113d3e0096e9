import { useEffect, useEffectEvent, useRef, useState, type PointerEventHandler } from 'react';
import { moved } from './MoveButtons.tsx';

interface Drag<T> {
  list: readonly T[];
  index: number;
}

/**
 * Reorders a list by dragging, with mouse or finger. The element of an entry has the entry's index
 * in `data-row`. Listens to the window, because moving the handle in the document ends a pointer capture.
 * @param list the entries in their current order
 * @param onOrder called on release with the new order and index
 */
export function useReorder<T>(
  list: readonly T[],
  onOrder: (list: readonly T[], index: number) => void,
) {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const start = useRef(0);
  const isDragging = drag !== null;

  const move = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const row = document
      .elementsFromPoint(clientX, clientY)
      .find((element) => element.matches('[data-row]'));
    if (!drag || !row) return;
    const to = Number(row.getAttribute('data-row'));
    if (to !== drag.index) setDrag({ list: moved(drag.list, drag.index, to), index: to });
  });
  const end = useEffectEvent(() => {
    setDrag(null);
    if (drag && drag.index !== start.current) onOrder(drag.list, drag.index);
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', () => setDrag(null), { signal });
    return () => listening.abort();
  }, [isDragging]);

  return {
    list: drag?.list ?? list,
    /** Index of the dragged entry; undefined for none. */
    dragged: drag?.index,
    /** For `onPointerDown` of each handle. */
    grab:
      (index: number): PointerEventHandler =>
      ({ button }) => {
        if (button !== 0) return;
        start.current = index;
        setDrag({ list, index });
      },
  };
}
