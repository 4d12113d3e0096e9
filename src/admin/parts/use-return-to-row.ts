import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the row of what was closed, where it has nowhere to go back to: what a reload or
 * a link opened was not opened by a press. The row's button has `data-opens`.
 * @param openId of what is open; null: nothing is
 */
export function useReturnToRow(openId: string | null): void {
  const lastId = useRef(openId);
  useEffect(() => {
    const closed = lastId.current;
    lastId.current = openId;
    if (closed === null || openId !== null) return;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('[role="tabpanel"]');
    if (!isLost) return;
    document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closed)}"]`)?.focus();
  }, [openId]);
}
