/**
 * Stock on the day of the event (@availability.answer), for items on the page. Asks nothing without a date.
 */
import { atom } from 'nanostores';
import { fetchAvailability } from '#api-client/availability.ts';
import type { AvailabilityView, AvailableItems } from '#contracts/stock/availability.ts';
import type { DayAnswer } from '#domain/availability.ts';
import { shortId } from '#domain/item-id.ts';
import { MAX_WISHLIST_LINES } from '#domain/limits.ts';
import type { LineKey } from '#domain/wishlist.ts';
import { $eventDay } from './event-day.ts';

export type DayAvailability = Required<AvailabilityView>;

/** One object, so that comparison by identity sees no change. */
export const NO_AVAILABILITY: DayAvailability = { items: {}, near: {}, like: {} };
export const $availability = atom<DayAvailability>(NO_AVAILABILITY);

/** As long as browsers may cache an answer. */
const FRESH_MS = 60_000;
/** Requests within this time are joined. */
const GATHER_MS = 50;

/** Requests ids together, each once a minute. */
function requester(withInstead: boolean) {
  const askedAt = new Map<string, number>();
  const waiting = new Set<string>();

  const askWaiting = () => {
    const day = $eventDay.get();
    const ids = [...waiting].toSorted();
    waiting.clear();
    if (day === null) return;
    for (let at = 0; at < ids.length; at += MAX_WISHLIST_LINES) {
      fetchAvailability(day, ids.slice(at, at + MAX_WISHLIST_LINES), withInstead).then(
        (answer) => {
          if ($eventDay.get() === day) $availability.set(merged($availability.get(), answer));
        },
        // Nothing is shown then; the next call tries again.
        () => undefined,
      );
    }
  };

  return {
    want: (ids: readonly string[]) => {
      const now = Date.now();
      if ($eventDay.get() === null) return;
      const due = ids.filter(
        (id) => shortId(id) !== null && now - (askedAt.get(id) ?? 0) >= FRESH_MS,
      );
      if (due.length > 0 && waiting.size === 0) setTimeout(askWaiting, GATHER_MS);
      for (const id of due) {
        askedAt.set(id, now);
        waiting.add(id);
      }
    },
    forget: () => askedAt.clear(),
  };
}

const answers = requester(false);
const offers = requester(true);

/** Requests answers for these items, if a date is known. */
export const requestAnswers = answers.want;
/** Requests alternatives too (@availability.instead). */
export const requestAlternatives = offers.want;

$eventDay.listen(() => {
  answers.forget();
  offers.forget();
  $availability.set(NO_AVAILABILITY);
});

function merged(
  before: DayAvailability,
  { items, near = {}, like = {} }: AvailabilityView,
): DayAvailability {
  const days = Object.entries(near).map(
    ([day, answer]) => [day, { ...before.near[day], ...answer }] as const,
  );
  return {
    items: { ...before.items, ...items },
    near: { ...before.near, ...Object.fromEntries(days) },
    like: { ...before.like, ...like },
  };
}

/** @returns the answer for a line; without an option that of the item; undefined: unknown */
export function answerOf(
  items: AvailableItems | undefined,
  { id, option }: LineKey,
): DayAnswer | undefined {
  const item = items?.[id];
  return item && (item.options?.[option] ?? item.answer);
}
