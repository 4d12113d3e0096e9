import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { stockCheckEndpoints, type LineStockView } from '#contracts/stock/check.ts';
import { MAX_QUANTITY } from '#domain/limits.ts';

/** A line as a quote or a request has it. */
export interface CheckedLine {
  itemId: string;
  name: string;
  option?: string | undefined;
  /** What is no number yet counts as none. */
  quantity: number;
  outOn?: string | null | undefined;
  backOn?: string | null | undefined;
}

export type StockCheck = ReturnType<typeof useStockCheck>;

interface Checked {
  inquiryId: string;
  /** Of an open quote: it has what quotes sent later hold. */
  quoteId?: string | undefined;
  /** Null or empty: that of the request. */
  eventDate: string | null;
  lines: readonly CheckedLine[];
}

/** While somebody types, so often. */
const SETTLED_MS = 300;

/**
 * Asks what lines take beside what there is (@stock.short), anew once they have changed.
 * @param isOn false: nothing is asked
 * @returns the answer for a line at its place; undefined before there is one
 */
export function useStockCheck(checked: Checked, isOn = true) {
  const settled = useSettled(JSON.stringify(bodyOf(checked)));
  const { data, isError } = useQuery({
    // Below the requests: whatever changes one of them changes what is free.
    queryKey: [inquiryEndpoints.list.path, checked.inquiryId, 'stock', settled],
    queryFn: async ({ signal }) => {
      // Written by `bodyOf`.
      const body = JSON.parse(settled) as ReturnType<typeof bodyOf>;
      const { lines } = await call(stockCheckEndpoints.check, { body }, signal);
      return { asked: body.lines, views: lines };
    },
    enabled: isOn && checked.lines.some(({ itemId }) => itemId !== ''),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return {
    isFailed: isError,
    viewOf: (index: number): LineStockView | null | undefined => {
      const asked = data?.asked[index];
      const line = checked.lines[index];
      // Lines that were moved or removed since have another place.
      const isSame = asked && asked.itemId === line?.itemId && asked.option === line.option;
      return isSame ? data.views[index] : undefined;
    },
    views: (data?.views ?? []).filter((view) => view !== null),
  };
}

function bodyOf({ inquiryId, quoteId, eventDate, lines }: Checked) {
  return {
    inquiryId,
    quoteId,
    eventDate: eventDate || null,
    lines: lines.map(({ itemId, name, option, quantity, outOn, backOn }) => ({
      itemId,
      name,
      option,
      quantity: Number.isInteger(quantity) ? Math.min(Math.max(quantity, 0), MAX_QUANTITY) : 0,
      outOn: outOn || null,
      backOn: backOn || null,
    })),
  };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
