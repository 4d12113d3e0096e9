/** Rules of the planner (@planner.rules): quantities by number of guests. */
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
/** An option of the item, such as "8 ft x 30 in"; empty: visitors choose. */
const option = optionalLine(MAX_LENGTH.tag);

/** Inches; wider is a typo. */
const MAX_AISLE = 240;
/** @param value default, for rules saved before there were aisles */
const inches = (min: number, value: number) => {
  const message = `Please enter a number from ${min} to ${MAX_AISLE}`;
  const width = z.int(message).check(z.minimum(min, message), z.maximum(MAX_AISLE, message));
  return z._default(z.optional(width), value);
};

/** Square feet of one tent or floor. */
const MAX_AREA = 20_000;

/** A kind of table. Items by slug; unknown ones are left out. */
const table = z.strictObject({
  item: itemSlug,
  option,
  seats: count(40),
  /** Matching cloth; empty: none. */
  cloth: z._default(z.optional(z.union([z.literal(''), itemSlug])), ''),
});

export const plannerRules = z.strictObject({
  rounds: listField(table, 6, 'tables'),
  banquets: listField(table, 6, 'tables'),
  cocktails: listField(table, 6, 'tables'),
  chairs: listField(itemSlug, 12, 'chairs'),
  /** In percent of the guests. */
  spareChairsPercent: percent(50),
  /** Guests who dance at the same time, in percent. */
  dancersPercent: percent(),
  /** Square feet. */
  floorPerDancer: count(50),
  tentPerSeatedGuest: count(100),
  tentPerStandingGuest: count(100),
  // Aisles of the floor plan, in inches (@planner.aisles), of which a chair takes 18.
  /** Between the edges of two tables. */
  tableAisle: inches(36, 60),
  /** Around the dance floor and before the bar. */
  mainAisle: inches(24, 48),
  /** From a table's edge to the side of the tent or room. */
  sideAisle: inches(24, 30),
  /** Area in square feet. */
  floors: listField(
    z.strictObject({ item: itemSlug, option, area: count(MAX_AREA) }),
    24,
    'floors',
  ),
  /** Areas in square feet. */
  tents: listField(
    z.strictObject({
      item: itemSlug,
      option,
      area: count(MAX_AREA),
      /** Largest area if it is built in sections; else 0. */
      upTo: z._default(
        z.optional(z.int('Please enter a number').check(z.minimum(0), z.maximum(MAX_AREA))),
        0,
      ),
    }),
    12,
    'tents',
  ),
});
