import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntityEndpoints } from '#contracts/editing.ts';
import { queryOf } from './queries.ts';

/**
 * One thing that is opened by its id: as its list has it, or read by itself where it is not among
 * the rows. What was opened stays as it was until it is closed, whatever becomes of the list.
 * @param id null: nothing is open
 */
export function useOpened<View extends { id: string }>(
  endpoint: EntityEndpoints<View>['read'],
  id: string | null,
  rows: readonly View[] | undefined,
) {
  const [taken, setTaken] = useState<View>();
  const kept = taken?.id === id ? taken : undefined;
  const row = rows?.find((each) => each.id === id);
  const query = useQuery({
    ...queryOf(endpoint, { params: { id: id ?? '' } }),
    enabled: id !== null && !kept && !row,
    // The next opening asks anew.
    gcTime: 0,
  });
  const view = id === null ? undefined : (kept ?? row ?? query.data);
  if (view !== taken) setTaken(view);
  // Without a view it is still being read, or could not be.
  return { view, error: query.error, retry: () => void query.refetch() };
}

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
    const hasFocus =
      activeElement !== document.body && !activeElement?.matches('[role="tabpanel"]');
    if (hasFocus) return;
    document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closedId)}"]`)?.focus();
  }, [openId]);
}
