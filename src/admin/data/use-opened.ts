import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityEndpoints } from '#contracts/admin/common.ts';
import { queryOf } from './keys.ts';

export interface Opened<View> {
  /** As it was when it was opened; undefined until it is there. */
  view: View | undefined;
  error: unknown;
  retry: () => void;
}

/**
 * One thing that is opened by its id: as its list has it, or read by itself where it is not among
 * the rows. What was opened stays as it was until it is closed, whatever becomes of the list.
 * @param id null: nothing is open
 */
export function useOpened<View extends { id: string }>(
  endpoint: EntityEndpoints<View>['read'],
  id: string | null,
  rows: readonly View[] | undefined,
): Opened<View> {
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
  return { view, error: query.error, retry: () => void query.refetch() };
}
