/**
 * What is free on the day of the event (@availability.answer), for items on the page. Without a date nothing is
 * requested.
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

/** An answer is requested again after this time, for which browsers may cache it. */
const FRESH_MS = 60_000;
/** Ids that are wanted within this time are requested together. */
const GATHER_MS = 50;

/** Requests items together, each once a minute. @param withInstead requests alternatives, too */
function requester(withInstead: boolean) {
  const requestedAt = new Map<string, number>();
  const waiting = new Set<string>();

  const requestWaiting = () => {
    const day = $eventDay.get();
    const ids = [...waiting].toSorted();
    waiting.clear();
    if (day === null) return;
    for (let start = 0; start < ids.length; start += MAX_WISHLIST_LINES) {
      fetchAvailability(day, ids.slice(start, start + MAX_WISHLIST_LINES), withInstead).then(
        (answer) => {
          if ($eventDay.get() === day) $availability.set(merged($availability.get(), answer));
        },
        // After a failure nothing is shown; a call after `FRESH_MS` tries again.
        () => undefined,
      );
    }
  };

  return {
    want: (ids: readonly string[]) => {
      const now = Date.now();
      if ($eventDay.get() === null) return;
      const due = ids.filter(
        (id) => shortId(id) !== null && now - (requestedAt.get(id) ?? 0) >= FRESH_MS,
      );
      if (due.length > 0 && waiting.size === 0) setTimeout(requestWaiting, GATHER_MS);
      for (const id of due) {
        requestedAt.set(id, now);
        waiting.add(id);
      }
    },
    forget: () => requestedAt.clear(),
  };
}

const answers = requester(false);
const alternatives = requester(true);

/** Requests answers for these items, if a date is known. */
export const requestAnswers = answers.want;
/** Requests alternatives too (@availability.instead). */
export const requestAlternatives = alternatives.want;

$eventDay.listen(() => {
  answers.forget();
  alternatives.forget();
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

/** @returns the answer for a line's option, else for its item; undefined: unknown */
export function answerOf(
  items: AvailableItems | undefined,
  { id, option }: LineKey,
): DayAnswer | undefined {
  const item = items?.[id];
  return item && (item.options?.[option] ?? item.answer);
}
