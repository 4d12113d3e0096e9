import { useEffect } from 'react';
import type { AvailableItems } from '#contracts/stock/availability.ts';
import type { DayAnswer } from '#domain/availability.ts';
import type { LineKey } from '#domain/wishlist.ts';
import { $availability, answerOf, NO_AVAILABILITY, requestAnswers } from '#stores/availability.ts';
import { $eventDay } from '#stores/event-day.ts';
import { useStoreValue } from '#ui/use-store.ts';

/** @returns the answers for the day of the event, to be read with `answerOf`; those for the lines are requested */
export function useDayAnswers(lines: readonly LineKey[]): AvailableItems {
  const day = useStoreValue($eventDay, null);
  const { items } = useStoreValue($availability, NO_AVAILABILITY);
  const ids = lines.map(({ id }) => id).join();
  useEffect(() => {
    if (day !== null) requestAnswers(ids.split(','));
  }, [day, ids]);
  return items;
}

/** @returns the answer for the line on the day of the event; undefined without one */
export function useDayAnswer(line: LineKey): DayAnswer | undefined {
  return answerOf(useDayAnswers([line]), line);
}
