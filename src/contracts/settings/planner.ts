/** Rules of the planner (@planner.rules): how many of what an event of so many guests needs. */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { listField } from '../editing.ts';
import { optionalLine, requiredLine } from '../fields.ts';
import { percent } from './fields.ts';

const count = (max: number) => {
  const message = `Please enter a number from 1 to ${max}`;
  return z.int(message).check(z.minimum(1, message), z.maximum(max, message));
};
const itemSlug = requiredLine(MAX_LENGTH.slug, 'Please choose an item');
/** One option of the item, such as "8 ft x 30 in"; empty: visitors choose among all of them. */
const option = optionalLine(MAX_LENGTH.tag);

/** Square feet of one tent or floor. */
const MAX_AREA = 20_000;

/** A kind of table that the planner can choose. Items by slug; unknown ones are left out. */
const table = z.strictObject({
  item: itemSlug,
  option,
  seats: count(40),
  /** The cloth that fits; empty: none. */
  cloth: z._default(z.optional(z.union([z.literal(''), itemSlug])), ''),
});

export const plannerRules = z.strictObject({
  rounds: listField(table, 6, 'tables'),
  banquets: listField(table, 6, 'tables'),
  /** For standing guests. */
  cocktails: listField(table, 6, 'tables'),
  chairs: listField(itemSlug, 12, 'chairs'),
  /** Spare chairs, in percent of the guests. */
  spareChairsPercent: percent(50),
  /** Share of the guests who dance at the same time, in percent. */
  dancersPercent: percent(),
  /** Square feet. */
  floorPerDancer: count(50),
  tentPerSeatedGuest: count(100),
  tentPerStandingGuest: count(100),
  /** Dance floors by area, in square feet. */
  floors: listField(
    z.strictObject({ item: itemSlug, option, area: count(MAX_AREA) }),
    24,
    'floors',
  ),
  /** Tents by area, in square feet. */
  tents: listField(
    z.strictObject({
      item: itemSlug,
      option,
      area: count(MAX_AREA),
      /** A tent that is built in sections: its largest area; 0: it has one size. */
      upTo: z._default(
        z.optional(z.int('Please enter a number').check(z.minimum(0), z.maximum(MAX_AREA))),
        0,
      ),
    }),
    12,
    'tents',
  ),
});
