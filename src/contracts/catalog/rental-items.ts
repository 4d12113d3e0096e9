import * as z from 'zod/mini';
import type { Pieces } from '#domain/event-stock.ts';
import { DEFAULT_UNIT, ITEM_UNITS } from '#domain/item-price.ts';
import {
  MAX_AVAILABILITY,
  MAX_COLORS,
  MAX_GOES_WITH,
  MAX_LENGTH,
  MAX_OPTIONS,
  MAX_OPTION_PRICE,
  MAX_IMAGES,
  MAX_QUANTITY,
  MAX_SET_PARTS,
  MAX_SPECIFICATIONS,
  MAX_TAGS,
} from '#domain/limits.ts';
import { normalPrice, priceError } from '#domain/money.ts';
import * as common from '../editing.ts';
import { answer } from '../endpoint.ts';
import {
  civilDay,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  text,
} from '../fields.ts';
import type { RentalItemView } from './public.ts';

const word = (what: string) => requiredLine(MAX_LENGTH.tag, `${what} is empty`);

const PIECES_PROBLEM = `Please enter a whole number from 0 to ${MAX_AVAILABILITY.toLocaleString('en-US')}`;
export const pieces = z
  .int(PIECES_PROBLEM)
  .check(z.minimum(0, PIECES_PROBLEM), z.maximum(MAX_AVAILABILITY, PIECES_PROBLEM));

const fields = {
  name: common.entityName,
  slug: common.slugField,
  categoryId: z.uuid('Please choose a category'),
  shortDescription: requiredText(MAX_LENGTH.shortDescription, 'Short description is required'),
  fullDescription: optionalText(MAX_LENGTH.text),
  description: optionalText(MAX_LENGTH.text),
  /** Normalized to `$12.50` (@items.price). */
  price: z.pipe(
    requiredText(MAX_LENGTH.price, 'Price is required').check(
      z.refine((price) => priceError(price) === '', {
        error: ({ input }) => priceError(String(input)),
      }),
    ),
    z.transform(normalPrice),
  ),
  unit: z._default(z.optional(z.enum(ITEM_UNITS, 'Please choose a unit')), DEFAULT_UNIT),
  images: common.listField(common.imageAddress, MAX_IMAGES),
  /** By address of the image. */
  imageAlts: z._default(
    z.optional(z.record(z.string().check(z.maxLength(MAX_LENGTH.url)), text(MAX_LENGTH.alt))),
    {},
  ),
  availability: z._default(z.optional(pieces), 0),
  // @items.defaults
  isActive: common.flag(true),
  isPublished: common.flag(true),
  isFeatured: common.flag(false),
  options: common.listField(
    z.strictObject({
      name: requiredLine(MAX_LENGTH.tag, 'Option name is required'),
      price: common.dollars(MAX_OPTION_PRICE, 'Option price is required'),
      /** Undefined: shares the item's pieces (@stock.options). */
      owned: z.optional(pieces),
      /** One of the item's images (@product.option-image). */
      image: z.optional(common.imageAddress),
    }),
    MAX_OPTIONS,
  ),
  tags: common.listField(word('A tag'), MAX_TAGS),
  dimensions: optionalLine(MAX_LENGTH.specification),
  materials: optionalLine(MAX_LENGTH.specification),
  colors: common.listField(word('A color'), MAX_COLORS),
  specifications: z._default(
    z.optional(
      z
        .record(
          requiredLine(MAX_LENGTH.tag, 'Please enter what it is'),
          text(MAX_LENGTH.specification),
        )
        .check(
          z.refine(
            (map) => Object.keys(map).length <= MAX_SPECIFICATIONS,
            `Please use at most ${MAX_SPECIFICATIONS} entries`,
          ),
        ),
    ),
    {},
  ),
  goesWith: common.listField(z.uuid('Please choose an item'), MAX_GOES_WITH),
  /** Parts of a set (@stock.set). */
  parts: common.listField(
    z.strictObject({
      itemId: z.uuid('Please choose an item'),
      option: optionalLine(MAX_LENGTH.tag),
      quantity: z.int('Please enter how many').check(z.minimum(1), z.maximum(MAX_QUANTITY)),
    }),
    MAX_SET_PARTS,
    'parts',
  ),
  ...common.stockRuleFields,
  ...common.seoFields,
};

export const newRentalItemSchema = z.strictObject({ ...fields, ...common.newIdField });
export type RentalItemInput = z.input<typeof newRentalItemSchema>;
export type RentalItemFields = z.output<typeof newRentalItemSchema>;

export const rentalItemEditSchema = z.strictObject({ ...fields, ...common.versionField });

/** `?state=`; `draft`: unpublished (@items.row); `scheduled`: has waiting or held changes (@schedule.shown). */
export const RENTAL_ITEM_FILTERS = [
  'active',
  'inactive',
  'draft',
  'featured',
  'scheduled',
] as const;
export type RentalItemFilter = (typeof RENTAL_ITEM_FILTERS)[number];

/** `?without=`: what an item lacks (@items.filters). */
export const RENTAL_ITEM_GAPS = ['image', 'price', 'stock'] as const;
export type RentalItemGap = (typeof RENTAL_ITEM_GAPS)[number];

/** `?sort=`, the default first. */
export const RENTAL_ITEM_SORTS = [
  'name',
  'name-desc',
  'category',
  'category-desc',
  'price-asc',
  'price-desc',
  'newest',
  'edited',
  'edited-asc',
] as const;
export type RentalItemSort = (typeof RENTAL_ITEM_SORTS)[number];

export interface RentalItemAdminView extends RentalItemView, common.Editable, common.StockRuleView {
  /** The internal note (@items.note), unlike in `RentalItemView`. */
  description: string;
  isActive: boolean;
  isPublished: boolean;
  categoryName: string;
  /** By address of the image. */
  imageAlts: Record<string, string>;
  /** Names of `goesWith` by id, including the trash; permanently deleted ones are missing. */
  goesWithNames: Record<string, string>;
  /** Parts of a set; empty: not a set. */
  parts: Pieces[];
  /** Names of `parts` by id, including the trash. */
  partNames: Record<string, string>;
}

/** Filters of the list, also of "select all". */
const narrowing = {
  category: z.optional(z.uuid()),
  state: z.optional(z.enum(RENTAL_ITEM_FILTERS)),
  without: z.optional(z.enum(RENTAL_ITEM_GAPS)),
  /** First day, in the shop's time zone. */
  changedSince: z.optional(civilDay),
};

/** Items on all pages that a filter matches (@items.bulk). */
export const itemMatchQuery = z.strictObject({ ...common.listParams, ...narrowing });
export type ItemMatch = z.input<typeof itemMatchQuery>;

export const itemEndpoints = common.entityEndpoints(
  '/api/admin/rental-items',
  answer<RentalItemAdminView>(),
  {
    list: common.listQuery(RENTAL_ITEM_SORTS, {
      page: common.pageParam,
      ...narrowing,
      /** `1`: one page, best match first, for the picker (@items.pick); ignores other parameters. */
      ranked: z.pipe(
        z.optional(z.literal('1')),
        z.transform((value) => value === '1'),
      ),
    }),
    create: newRentalItemSchema,
    edit: rentalItemEditSchema,
    remove: common.versionQuery,
  },
);
