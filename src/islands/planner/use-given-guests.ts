import { useEffect, useEffectEvent } from 'react';
import { cappedGuests } from '#domain/planner.ts';
import { typedCount } from '#domain/typed-count.ts';
import { $givenEvent, $remembered } from '#stores/draft.ts';

/**
 * Calls `onGiven` with the number of guests of the visitor's event (@availability.date): once with the stored number
 * (`known`), and whenever one is entered in the event details on this page (`given`). Ignores text without a clear
 * number.
 */
export function useGivenGuests(onGiven: (guests: number, occasion: 'known' | 'given') => void) {
  const tell = useEffectEvent((text: string | undefined, occasion: 'known' | 'given') => {
    const guests = typedCount(text ?? '');
    if (cappedGuests(guests) === guests) onGiven(guests, occasion);
  });
  useEffect(() => {
    tell($remembered.get().guestCount, 'known');
    return $givenEvent.listen(({ guestCount }) => tell(guestCount, 'given'));
  }, []);
}
