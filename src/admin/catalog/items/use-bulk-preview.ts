import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#api-client/call.ts';
import { itemBulkEndpoints, type BulkLine } from '#contracts/catalog/bulk.ts';
import type { BulkChange } from '#domain/bulk-change.ts';

/** Long enough for the next digit. */
const PAUSE_MS = 300;

export interface Preview {
  /** What differs, and what is refused. */
  lines: readonly BulkLine[];
  changed: number;
  unchanged: number;
  refused: number;
  /** Whether it is of what is typed now. */
  isReady: boolean;
  error: unknown;
  retry: () => void;
}

/** What a change would make of these items, once the typing pauses. */
export function useBulkPreview(
  items: readonly string[],
  change: BulkChange,
  isFaulty: boolean,
): Preview {
  const typed = JSON.stringify(change);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    if (settled === typed) return;
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, typed]);
  const isEmpty = settled === '{}';
  const query = useQuery({
    queryKey: [itemBulkEndpoints.preview.path, items.join(' '), settled],
    queryFn: ({ signal }) => {
      // It was written as this type above.
      const asked = JSON.parse(settled) as BulkChange;
      return call(
        itemBulkEndpoints.preview,
        { body: { items: [...items], change: asked } },
        signal,
      );
    },
    enabled: !isEmpty && !isFaulty,
    placeholderData: keepPreviousData,
    // Others may have edited an item meanwhile.
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
    isReady: settled === typed && !query.isPlaceholderData && !query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
