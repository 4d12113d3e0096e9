/** What the lists and forms of the admin have in common. */
import * as z from 'zod/mini';
import { isImageAddress } from '#domain/image.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { NEGATIVE_PRICE, priceTooHigh } from '#domain/money.ts';
import { optionalLine, requiredLine, text } from '../fields.ts';
import type { EntityState } from '../publishing.ts';

/** Header of a list's answer with the number of rows that match, on all pages together. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** Header of the list of inquiries: JSON of how many there are in each status, whatever the filter. */
export const STATUS_COUNTS_HEADER = 'X-Status-Counts';

/** `?state=` of the lists of categories and packages. */
export const ACTIVITY_FILTERS = ['active', 'inactive'] as const;
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

/** What `GET …/name?name=&id=` answers: how a name that is being typed stands to what there is. */
export interface NameView {
  /** Whether something else has this name: a warning, never a refusal. */
  isTaken: boolean;
  /** The slug that something new of this name gets when none is sent. */
  slug: string;
}

/** What `DELETE …/{id}?version=` answers. */
export interface DeletedView {
  id: string;
  version: number;
}

/** What every editable entity carries besides its own fields. */
export interface Editable {
  id: string;
  /** Counts edits; a write names the one it has seen. */
  version: number;
  /** ISO date-times. */
  createdAt: string;
  updatedAt: string;
  /** When it was put into the bin, or null. */
  deletedAt: string | null;
  state: EntityState;
}

/** What a write says of the version that the editor saw; another one gets 409. */
export const versionField = { version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) };

/**
 * Id of a new thing, chosen by who creates it: creating it again, because the answer was lost, makes no
 * second one. Left out: a random one.
 */
export const newIdField = { id: z._default(z.optional(z.uuid()), () => crypto.randomUUID()) };

/** Search-engine fields (@seo.own-words). */
export const seoFields = {
  seoTitle: optionalLine(MAX_LENGTH.title),
  seoDescription: optionalLine(MAX_LENGTH.seoDescription),
  seoKeywords: optionalLine(MAX_LENGTH.seoKeywords),
};

/** Empty: the server makes one of the name. */
export const slugField = z._default(
  z.optional(
    text(MAX_LENGTH.slug, 'Please enter a slug').check(
      z.refine(
        (value) => value === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
        'Please use lowercase letters, digits and single hyphens only',
      ),
    ),
  ),
  '',
);

/** Address of an image: a path of this site or an https address; pages show no other. */
export const imageAddress = text(MAX_LENGTH.url, 'Please enter an image URL').check(
  z.refine(isImageAddress, 'Please enter an image URL that begins with https:// or /'),
);

/** A single image, or none. */
export const optionalImage = z._default(z.optional(z.union([z.literal(''), imageAddress])), '');

/** A list that may be left out. @param what its entries are, for the message */
export function listField<T extends z.core.SomeType>(entry: T, max: number, what = 'entries') {
  const list = z.array(entry).check(z.maxLength(max, `Please use at most ${max} ${what}`));
  return z._default(z.optional(list), []);
}

/** On or off; `value` when it is left out. */
export const flag = (value: boolean) => z._default(z.optional(z.boolean()), value);

/** Dollars, with at most two decimals. @param message for what is missing or no number */
export const dollars = (max: number, message: string) =>
  z
    .number(message)
    .check(
      z.minimum(0, NEGATIVE_PRICE),
      z.maximum(max, priceTooHigh(max * 100)),
      z.multipleOf(0.01, 'Please use at most two decimals'),
    );

export const entityName = requiredLine(MAX_LENGTH.title, 'Name is required');
