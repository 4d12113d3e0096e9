import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntityEndpoints } from '#contracts/editing.ts';
import { queryOf } from './queries.ts';

/**
 * The open entity: its row in the list, or read by id. It stays as it was opened until it is closed, even if the
 * list changes.
 * @param id null if none is open
 */
export function useOpened<View extends { id: string }>(
  endpoint: EntityEndpoints<View>['read'],
  id: string | null,
  rows: readonly View[] | undefined,
) {
  const [lastView, setLastView] = useState<View>();
  const kept = lastView?.id === id ? lastView : undefined;
  const row = rows?.find((candidate) => candidate.id === id);
  const query = useQuery({
    ...queryOf(endpoint, { params: { id: id ?? '' } }),
    enabled: id !== null && !kept && !row,
    // Read again at the next opening.
    gcTime: 0,
  });
  const view = id === null ? undefined : (kept ?? row ?? query.data);
  if (view !== lastView) setLastView(view);
  // Without a view, the entity is loading or failed to load.
  return { view, error: query.error, retry: () => query.refetch() };
}

/**
 * Focuses the row of a closed entity if no press opened it, but a reload or a link. The row's
 * button has `data-opens`.
 * @param openId null if none is open
 */
export function useReturnToRow(openId: string | null): void {
  const lastId = useRef(openId);
  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (closedId === null || openId !== null) return;
    const { activeElement } = document;
    const hasFocus =
      activeElement !== document.body && !activeElement?.matches('[role="tabpanel"]');
    if (hasFocus) return;
    document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closedId)}"]`)?.focus();
  }, [openId]);
}
