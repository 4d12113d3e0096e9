/** Shared by the lists and forms of the admin. */
import * as z from 'zod/mini';
import { isImageAddress } from '#domain/image.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { NEGATIVE_PRICE, priceTooHigh } from '#domain/money.ts';
import { optionalLine, requiredLine, text } from '../fields.ts';
import type { EntityState } from '../publishing.ts';

/** Header with the number of matching rows on all pages. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** Header of the list of inquiries: JSON with the number per status, regardless of the filter. */
export const STATUS_COUNTS_HEADER = 'X-Status-Counts';

/** `?state=` of the lists of categories and packages. */
export const ACTIVITY_FILTERS = ['active', 'inactive'] as const;
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

/** What `GET …/name?name=&id=` answers: how a name that is being typed stands to what there is. */
export interface NameView {
  /** Whether something else has this name; only a warning. */
  isTaken: boolean;
  /** The slug that a new entity of this name gets by default. */
  slug: string;
}

/** What `DELETE …/{id}?version=` answers. */
export interface DeletedView {
  id: string;
  version: number;
}

/** Fields of every editable entity. */
export interface Editable {
  id: string;
  /** Counts edits, for optimistic locking. */
  version: number;
  /** ISO date-times. */
  createdAt: string;
  updatedAt: string;
  /** When it was moved to the trash, or null. */
  deletedAt: string | null;
  state: EntityState;
}

/** The version that the editor saw; a stale one is answered with 409. */
export const versionField = { version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) };

/** Id of a new entity, chosen by the client so that a retry is idempotent; random when omitted. */
export const newIdField = { id: z._default(z.optional(z.uuid()), () => crypto.randomUUID()) };

/** Fields for search engines (@seo.own-words). */
export const seoFields = {
  seoTitle: optionalLine(MAX_LENGTH.title),
  seoDescription: optionalLine(MAX_LENGTH.seoDescription),
  seoKeywords: optionalLine(MAX_LENGTH.seoKeywords),
};

/** Empty: derived from the name. */
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

/** Address of an image: a path on this site or an https address; pages show no other. */
export const imageAddress = text(MAX_LENGTH.url, 'Please enter an image URL').check(
  z.refine(isImageAddress, 'Please enter an image URL that begins with https:// or /'),
);

/** A single image, or none. */
export const optionalImage = z._default(z.optional(z.union([z.literal(''), imageAddress])), '');

/** An optional list. @param what name of its entries, for the message */
export function listField<T extends z.core.SomeType>(entry: T, max: number, what = 'entries') {
  const list = z.array(entry).check(z.maxLength(max, `Please use at most ${max} ${what}`));
  return z._default(z.optional(list), []);
}

/** An optional boolean; `value` is its default. */
export const flag = (value: boolean) => z._default(z.optional(z.boolean()), value);

/** Dollars, with at most two decimals. @param message for a missing or invalid number */
export const dollars = (max: number, message: string) =>
  z
    .number(message)
    .check(
      z.minimum(0, NEGATIVE_PRICE),
      z.maximum(max, priceTooHigh(max * 100)),
      z.multipleOf(0.01, 'Please use at most two decimals'),
    );

export const entityName = requiredLine(MAX_LENGTH.title, 'Name is required');
