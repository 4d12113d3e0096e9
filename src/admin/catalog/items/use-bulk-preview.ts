import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#api-client/call.ts';
import { itemBulkEndpoints, type BulkLine } from '#contracts/catalog/bulk.ts';
import type { BulkChange } from '#domain/bulk-change.ts';

/** Pause in typing before a request: long enough to type the next digit. */
const PAUSE_MS = 300;

const NO_LINES: readonly BulkLine[] = [];

export interface Preview {
  /** Changed and refused items. */
  lines: readonly BulkLine[];
  changed: number;
  unchanged: number;
  refused: number;
  /** Whether lines and counts belong to the current input. */
  isReady: boolean;
  /** What is read for the current input, for `Reading`; without data it is loading or failed. */
  reading: {
    data: readonly BulkLine[] | undefined;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
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
  const isAsked = settled !== '{}' && !isFaulty;
  const query = useQuery({
    queryKey: [itemBulkEndpoints.preview.path, items.join(' '), settled],
    queryFn: ({ signal }) => {
      // The text was made of a `BulkChange` above.
      const body = { items: [...items], change: JSON.parse(settled) as BulkChange };
      return call(itemBulkEndpoints.preview, { body }, signal);
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Not kept for the next time: items may have changed by then.
    gcTime: 0,
  });
  const data = isAsked ? query.data : NO_LINES;
  const all = data ?? NO_LINES;
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
    reading: {
      // What is shown until an answer is that of former input.
      data: isAsked && query.isPlaceholderData ? undefined : data,
      error: query.error,
      refetch: query.refetch,
    },
  };
}
