import { useState } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { piecesWithSpares, piecesFor, type Serving } from '#domain/planner.ts';
import { typedCount } from '#domain/typed-count.ts';
import { guestsAndSpares } from '#site/catalog/texts.ts';
import { $remembered, NOTHING_REMEMBERED } from '#stores/draft.ts';
import { useStoreValue } from '#ui/use-store.ts';

/**
 * The quantity for the known guests, until the visitor sets it (@product.quantity-for-guests).
 * @param serving null: the planner does not count the item
 * @returns quantity and setter; `guests` and `madeOf` (which explains the quantity) are null and empty if it is not
 * worked out from guests
 */
export function useQuantity(serving: Serving | null) {
  const [typed, setTyped] = useState<number | null>(null);
  const { guestCount = '' } = useStoreValue($remembered, NOTHING_REMEMBERED);
  const guests = typedCount(guestCount);
  const planned = serving === null ? 0 : piecesWithSpares(guests, serving);
  if (typed !== null || serving === null || planned === 0) {
    return { quantity: typed ?? MIN_QUANTITY, setTyped, guests: null, madeOf: '' };
  }
  const spares = planned - piecesFor(guests, serving.seats);
  const quantity = Math.min(planned, MAX_QUANTITY);
  return { quantity, setTyped, guests, madeOf: guestsAndSpares(guests, spares) };
}
