import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { stockCheckEndpoints, type LineStockView } from '#contracts/stock/check.ts';
import { MAX_QUANTITY } from '#domain/limits.ts';

/** A line of a quote or a request. */
export interface CheckedLine {
  itemId: string;
  name: string;
  option?: string | undefined;
  /** An invalid number counts as zero. */
  quantity: number;
  outOn?: string | null | undefined;
  backOn?: string | null | undefined;
}

export type StockCheck = ReturnType<typeof useStockCheck>;

export interface Checked {
  inquiryId: string;
  /** A sent quote, which no quote that was sent later takes pieces from. */
  quoteId?: string | undefined;
  /** Null or empty for the request's date. */
  eventDate: string | null;
  /** Null or empty: an event of one day; undefined: as in the request. */
  lastDay?: string | null | undefined;
  lines: readonly CheckedLine[];
}

/** Pause in typing before lines are checked. */
const SETTLED_MS = 300;

/**
 * Checks lines against the stock (@stock.short), again after changes.
 * @param isOn false sends nothing
 * @returns the answer, by line in `viewOf`: undefined before it came, null for a line without an item
 */
export function useStockCheck(checked: Checked, isOn = true) {
  const settled = useSettled(JSON.stringify(bodyOf(checked)));
  const { data, isError } = useQuery({
    // Below the path of requests, because their changes affect what is free.
    queryKey: [inquiryEndpoints.list.path, checked.inquiryId, 'stock', settled],
    queryFn: async ({ signal }) => {
      // Written by `bodyOf`.
      const body = JSON.parse(settled) as ReturnType<typeof bodyOf>;
      const { lines, quotesHold } = await call(stockCheckEndpoints.check, { body }, signal);
      return { checkedLines: body.lines, views: lines, quotesHold };
    },
    enabled: isOn && checked.lines.some(({ itemId }) => itemId !== ''),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return {
    isFailed: isError,
    viewOf: (index: number): LineStockView | null | undefined => {
      const checkedLine = data?.checkedLines[index];
      const line = checked.lines[index];
      // The line may have been moved or removed since.
      const isSame =
        checkedLine && checkedLine.itemId === line?.itemId && checkedLine.option === line.option;
      return isSame ? data.views[index] : undefined;
    },
    views: (data?.views ?? []).filter((view) => view !== null),
    /** Whether open quotes hold their pieces; undefined before the answer came. */
    quotesHold: data?.quotesHold,
  };
}

function bodyOf({ inquiryId, quoteId, eventDate, lastDay, lines }: Checked) {
  return {
    inquiryId,
    quoteId,
    eventDate: eventDate || null,
    ...(lastDay !== undefined && { lastDay: lastDay || null }),
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
