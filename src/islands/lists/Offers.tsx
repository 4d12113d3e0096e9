import { useEffect } from 'react';
import { isShort, type DayAnswer } from '#domain/availability.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import * as text from '#site/stock/texts.ts';
import {
  $availability,
  answerOf,
  NO_AVAILABILITY,
  requestAlternatives,
} from '#stores/availability.ts';
import { useStoreValue } from '#ui/use-store.ts';

export interface OffersProps {
  line: WishlistLine;
  /** See `quantityBeside`. */
  ofItem: number;
  /** The answer for the day of the event; undefined: unknown. */
  answer: DayAnswer | undefined;
}

/** Alternatives to a line with too few pieces: nearby days and similar items (@availability.offers). */
export function Offers({ line, ofItem, answer }: OffersProps) {
  const { near, like } = useStoreValue($availability, NO_AVAILABILITY);
  const { id, quantity } = line;
  const isTooFew = answer !== undefined && isShort(answer, ofItem);
  useEffect(() => {
    if (isTooFew) requestAlternatives([id]);
  }, [isTooFew, id]);
  if (!isTooFew) return null;
  const days = Object.keys(near)
    .toSorted()
    .filter((day) => {
      const answerThatDay = answerOf(near[day], line);
      return answerThatDay !== undefined && !isShort(answerThatDay, ofItem);
    });
  const items = (like[id] ?? []).filter((item) => !isShort(item.answer, quantity));
  return (
    <div className="basis-full text-sm text-night-600 print:hidden">
      {days.length > 0 && <p className="mt-1">{text.nearDays(days)}</p>}
      {items.length > 0 && (
        <>
          <p className="mt-1">{text.likeItems}</p>
          <ul>
            {items.map(({ name, path }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
