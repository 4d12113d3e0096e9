import { useState } from 'react';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { useStockCheck, type CheckedLine, type StockCheck } from './use-stock-check.ts';

/** What is no event to come. */
const NO_EVENT = new Set<InquiryWorkView['status']>(['canceled', 'lost', 'quarantined']);

/** @returns what these lines of a request take (@stock.short); nothing is asked about what is over */
export function useRequestStock(
  { id, eventDate, lastDay, status, deletedAt }: InquiryWorkView,
  lines: readonly CheckedLine[],
  isOn = true,
): StockCheck {
  const [today] = useState(() => todayInDetroit(new Date()));
  const isOver = eventDate !== '' && (lastDay || eventDate) < today;
  const isEvent = deletedAt === null && !NO_EVENT.has(status) && !isOver;
  return useStockCheck({ inquiryId: id, eventDate, lines }, isOn && isEvent);
}
