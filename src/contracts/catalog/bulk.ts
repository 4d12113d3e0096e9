/** One change of many rental items (@items.bulk). */
import * as z from 'zod/mini';
import { ROUNDING_STEPS } from '#domain/bulk-change.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import {
  MAX_BULK_ITEMS,
  MAX_COLORS,
  MAX_LENGTH,
  MAX_OPTION_PRICE,
  MAX_TAGS,
} from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { requiredLine } from '../fields.ts';
import { stockEditQuery } from '../stock/edit.ts';
import { itemMatchQuery, pieces } from './rental-items.ts';

const words = (what: string, max: number) => {
  const list = z.array(requiredLine(MAX_LENGTH.tag, `${what} is empty`)).check(z.maxLength(max));
  return z.optional(
    z.strictObject({
      add: z._default(z.optional(list), []),
      remove: z._default(z.optional(list), []),
    }),
  );
};

/** Fields that are left out stay as they are. */
export const bulkChangeSchema = z.strictObject({
  isActive: z.optional(z.boolean()),
  isPublished: z.optional(z.boolean()),
  isFeatured: z.optional(z.boolean()),
  categoryId: z.optional(z.uuid('Please choose a category')),
  unit: z.optional(z.enum(ITEM_UNITS, 'Please choose a unit')),
  availability: z.optional(pieces),
  tags: words('A tag', MAX_TAGS),
  colors: words('A color', MAX_COLORS),
  price: z.optional(
    z.strictObject({
      kind: z.enum(['percent', 'amount', 'exact']),
      by: z
        .number('Please enter a number such as 8')
        .check(
          z.minimum(-MAX_OPTION_PRICE),
          z.maximum(MAX_OPTION_PRICE),
          z.multipleOf(0.01, 'Please use at most two decimals'),
        ),
      roundTo: z._default(z.optional(z.literal([...ROUNDING_STEPS])), 1),
      withOptions: z._default(z.optional(z.boolean()), true),
    }),
  ),
});

/** `<id>:<version>`, with the version that the editor saw. */
const seenItem = z.pipe(
  z
    .string('Please say which')
    .check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:[1-9]\d{0,9}$/, 'It is no item')),
  z.transform((text) => {
    const [id = '', version = ''] = text.split(':');
    return { id, version: Number(version) };
  }),
);

export const seenItems = z
  .array(seenItem)
  .check(
    z.minLength(1, 'Please select an item'),
    z.maxLength(MAX_BULK_ITEMS, `Please select at most ${MAX_BULK_ITEMS} items`),
  );

/** An item that a change reaches, and the result. */
export interface BulkLine {
  id: string;
  version: number;
  name: string;
  /** Fields that differ, by name; empty: no change. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Why the change is refused, by field. */
  refused?: Record<string, string>;
}

export interface BulkResult {
  batchId: string;
  changed: number;
  /** Scheduled changes of these items that are held now (@schedule.clash); left out: none. */
  held?: number;
}

export interface BulkUndone {
  undone: number;
  /** Names of items that were edited since, or whose category was deleted; they stay as they are. */
  left: string[];
}

/** More than a form needs, because 10,000 items are listed. */
const MAX_BYTES = 1024 * 1024;
const batch = { batchId: z.uuid() };
export const bulkTerms = { maxBytes: MAX_BYTES, maxValues: MAX_BULK_ITEMS + 500 };

export const itemBulkEndpoints = {
  /** All items that a filter matches, as `seenItem`. */
  match: endpoint('GET /api/admin/rental-items/bulk/match', 'catalog.read', {
    query: itemMatchQuery,
    answer: answer<{ items: string[] }>(),
  }),
  /** The result of a change, without storing it (@items.bulk-preview). */
  preview: endpoint('POST /api/admin/rental-items/bulk/preview', 'catalog.write', {
    ...bulkTerms,
    body: z.strictObject({ items: seenItems, change: bulkChangeSchema }),
    answer: answer<BulkLine[]>(),
  }),
  /** All or none. The client's batch id makes a retry recognizable; 422 if it was used for other items. */
  change: endpoint('POST /api/admin/rental-items/bulk', 'catalog.write', {
    ...bulkTerms,
    query: stockEditQuery,
    body: z.strictObject({ items: seenItems, change: bulkChangeSchema, ...batch }),
    answer: answer<BulkResult>(),
  }),
  /** Moves items to the trash. */
  remove: endpoint('POST /api/admin/rental-items/bulk/remove', 'catalog.write', {
    ...bulkTerms,
    body: z.strictObject({ items: seenItems, ...batch }),
    answer: answer<BulkResult>(),
  }),
  /** Undoes a change or a deletion (@items.bulk-undo). */
  undo: endpoint('POST /api/admin/rental-items/bulk/{batch}/undo', 'catalog.write', {
    query: stockEditQuery,
    answer: answer<BulkUndone>(),
  }),
};
