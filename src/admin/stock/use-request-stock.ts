import { useState } from 'react';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { useStockCheck, type CheckedLine, type StockCheck } from './use-stock-check.ts';

/** Statuses of requests whose event does not take place. */
const NO_EVENT = new Set<InquiryWorkView['status']>(['canceled', 'lost', 'quarantined']);

/**
 * @param isOn false sends nothing
 * @returns stock of a request's lines (@stock.short); sends nothing for an event that is over, does
 *   not take place or is in the trash
 */
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
