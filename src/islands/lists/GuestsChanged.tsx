import { typedCount } from '#domain/typed-count.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import * as text from '#site/lists/guests-texts.ts';
import { $remembered, NOTHING_REMEMBERED } from '#stores/draft.ts';
import { $listBook, FIRST_BOOK } from '#stores/list-book.ts';
import {
  $reckonings,
  keepQuantities,
  NOTHING_RECKONED,
  outdated,
  placeFor,
  type Reckoning,
} from '#stores/list-guests.ts';
import { useStoreValue } from '#ui/use-store.ts';

/**
 * Says which quantities were worked out for another number of guests; changes none by itself (@lists.guests).
 */
export function GuestsChanged({ list }: { list: Wishlist }) {
  const { guestCount = '' } = useStoreValue($remembered, NOTHING_REMEMBERED);
  const { active } = useStoreValue($listBook, FIRST_BOOK);
  const reckonings = useStoreValue($reckonings, NOTHING_RECKONED)[active] ?? [];
  const guests = typedCount(guestCount);
  const outdatedReckonings = guests > 0 ? outdated(reckonings, list, guests) : [];
  return (
    <div role="status" className="text-sm print:hidden">
      {outdatedReckonings.length > 0 && (
        <div className="my-2 rounded-md bg-ivory-200 p-4">
          <p>{text.guestsChanged(guests)}</p>
          <ul className="mt-1">
            {outdatedReckonings.map((reckoning) => (
              <OldQuantities key={reckoning.name} reckoning={reckoning} guests={guests} />
            ))}
          </ul>
          <button
            type="button"
            className="mt-1 min-h-11 font-semibold underline underline-offset-4"
            onClick={() => keepQuantities(guests)}
          >
            {text.keepQuantities}
          </button>
        </div>
      )}
    </div>
  );
}

function OldQuantities({ reckoning, guests }: { reckoning: Reckoning; guests: number }) {
  const place = placeFor(reckoning, guests);
  return (
    <li className="flex flex-wrap gap-x-2">
      {place === '' ? (
        <span className="font-semibold">{reckoning.name}</span>
      ) : (
        <a href={place} className="font-semibold underline underline-offset-4">
          {reckoning.name}
        </a>
      )}
      <span>{text.madeFor(reckoning.guests)}</span>
    </li>
  );
}
