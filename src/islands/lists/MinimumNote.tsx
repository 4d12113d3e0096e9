import { useEffect } from 'react';
import type { CivilDate } from '#domain/event-date.ts';
import { isShortSomeDay, shortfall } from '#domain/minimum-order.ts';
import { formatDollars } from '#domain/money.ts';
import { estimate, type Wishlist } from '#domain/wishlist.ts';
import type { ListTerms } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';
import { $typedDay } from '#stores/event-day.ts';
import { $listTerms, fetchListTerms, NO_TERMS } from '#stores/list-items.ts';
import { useStoreValue } from '#ui/use-store.ts';

export interface MinimumNoteProps {
  list: Wishlist;
  /** The owner's terms; fetched if undefined. */
  terms?: ListTerms | undefined;
}

/** Says that a list is below the minimum order of its day, or without a date of some days (@wishlist.minimum-order). */
export function MinimumNote({ list, terms }: MinimumNoteProps) {
  const fetched = useStoreValue($listTerms, NO_TERMS);
  const day = useStoreValue($typedDay, null);
  useEffect(() => {
    if (!terms) void fetchListTerms();
  }, [terms]);
  const words = minimumNote(list, (terms ?? fetched).minimum, day);
  return words === '' ? null : <p className="mt-1 text-sm text-night-600">{words}</p>;
}

/** @returns a sentence or two, or empty */
export function minimumNote(
  list: Wishlist,
  minimum: ListTerms['minimum'],
  date: CivilDate | null,
): string {
  const { cents, unpriced, isLowerBound } = estimate(list);
  // Items without a price may reach the minimum.
  if (list.length === 0 || unpriced.length > 0 || isLowerBound) return '';
  if (!date) return isShortSomeDay(cents, minimum) ? text.minimumRule(minimum.words) : '';
  const short = shortfall(cents, minimum, date);
  if (!short) return '';
  return text.minimumThatDay(formatDollars(short.minimum), formatDollars(short.missing));
}
