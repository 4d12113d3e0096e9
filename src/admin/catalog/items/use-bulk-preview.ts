import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#api-client/call.ts';
import { itemBulkEndpoints, type BulkLine } from '#contracts/catalog/bulk.ts';
import type { BulkChange } from '#domain/bulk-change.ts';

/** Pause in typing before a request: long enough to type the next digit. */
const PAUSE_MS = 300;

export interface Preview {
  /** Changed and refused items. */
  lines: readonly BulkLine[];
  changed: number;
  unchanged: number;
  refused: number;
  /** Whether lines and counts belong to the current input. */
  isReady: boolean;
  error: unknown;
  retry: () => void;
}

/** Previews a change of these items after a pause in typing. */
export function useBulkPreview(
  items: readonly string[],
  change: BulkChange,
  isFaulty: boolean,
): Preview {
  const current = JSON.stringify(change);
  const [settled, setSettled] = useState(current);
  useEffect(() => {
    if (settled === current) return;
    const timer = setTimeout(() => setSettled(current), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, current]);
  const isEmpty = settled === '{}';
  const query = useQuery({
    queryKey: [itemBulkEndpoints.preview.path, items.join(' '), settled],
    queryFn: ({ signal }) => {
      // The text was made of a `BulkChange` above.
      const body = { items: [...items], change: JSON.parse(settled) as BulkChange };
      return call(itemBulkEndpoints.preview, { body }, signal);
    },
    enabled: !isEmpty && !isFaulty,
    placeholderData: keepPreviousData,
    // Not kept for the next time: items may have changed by then.
    gcTime: 0,
  });
  const all = isEmpty || isFaulty ? [] : (query.data ?? []);
  const refused = all.filter((line) => line.refused);
  const changed = all.filter((line) => !line.refused && Object.keys(line.after).length > 0);
  return {
    lines: [...refused, ...changed],
    changed: changed.length,
    unchanged: all.length - changed.length - refused.length,
    refused: refused.length,
    // What is read again meanwhile is shown, and a change of it is refused by its version.
    isReady:
      settled === current &&
      !query.isPlaceholderData &&
      (query.data !== undefined || !query.isFetching),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
