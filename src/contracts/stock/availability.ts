/** Stock on a day for visitors (@availability.answer). An answer holds for a minute, so that caches can give it. */
import * as z from 'zod/mini';
import type { DayAnswer } from '#domain/availability.ts';
import { parseEventDate, type CivilDate } from '#domain/event-date.ts';
import { MAX_WISHLIST_LINES } from '#domain/limits.ts';
import { NO_SUCH_DATE } from '#domain/texts.ts';
import { answer, endpoint } from '../endpoint.ts';

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const IDS = new RegExp(`^${ID}(?:,${ID}){0,${MAX_WISHLIST_LINES - 1}}$`);

export const availabilityQuery = z.strictObject({
  date: z.string(NO_SUCH_DATE).check(
    z.maxLength(10),
    z.refine((day) => parseEventDate(day) !== null, NO_SUCH_DATE),
  ),
  /** Ids, separated by commas: as many as a list has lines. */
  items: z.pipe(
    z
      .string('Please name the items')
      .check(z.regex(IDS, `It must be 1 to ${MAX_WISHLIST_LINES} ids of items`)),
    z.transform((ids) => [...new Set(ids.split(','))]),
  ),
  /** Adds neighboring days and similar items (@availability.instead). */
  instead: z.optional(z.literal('1')),
});

export interface ItemAvailability {
  /** For an item with options: the best of them. */
  answer: DayAnswer;
  /** By name; absent without options. */
  options?: Record<string, DayAnswer>;
}

/** By id of the item. */
export type AvailableItems = Record<string, ItemAvailability>;

/** An item of the same category. */
export interface LikeItem {
  name: string;
  path: string;
  answer: DayAnswer;
}

export interface AvailabilityView {
  items: AvailableItems;
  /** Three days before and after, except past ones; only with `instead`. */
  near?: Record<CivilDate, AvailableItems>;
  /** Alternatives by id of the item; only with `instead`. */
  like?: Record<string, LikeItem[]>;
}

export const availabilityEndpoints = {
  read: endpoint('GET /api/availability', 'everybody', {
    query: availabilityQuery,
    answer: answer<AvailabilityView>(),
  }),
};
