import { useEffect } from 'react';
import type { DayAnswer } from '#domain/availability.ts';
import type { LineKey } from '#domain/wishlist.ts';
import { $availability, answerOf, NO_AVAILABILITY, requestAnswers } from '#stores/availability.ts';
import { $eventDay } from '#stores/event-day.ts';
import { useStoreValue } from '#ui/use-store.ts';

/** @returns the answer for the line on the day of the event; undefined without one */
export function useDayAnswer(line: LineKey): DayAnswer | undefined {
  const day = useStoreValue($eventDay, null);
  const { items } = useStoreValue($availability, NO_AVAILABILITY);
  const { id } = line;
  useEffect(() => {
    if (day !== null) requestAnswers([id]);
  }, [day, id]);
  return answerOf(items, line);
}
