/** The catalog. Meaning of the fields: @categories.fields, @items.fields, @packages.fields. */
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { SERVICE_TYPES, type ItemOption } from '#contracts/catalog/public.ts';
import type { Pieces } from '#domain/event-stock.ts';
import type { ImageArea } from '#domain/image.ts';
import { DEFAULT_UNIT, ITEM_UNITS } from '#domain/item-price.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import {
  editable,
  emptyList,
  lengthCheck,
  literal,
  moment,
  oneOf,
  seo,
  slugRules,
  stockRule,
  stockRuleCheck,
  visibility,
} from './columns.ts';

export const categories = pgTable(
  'categories',
  {
    ...editable(),
    ...visibility(),
    name: text().notNull(),
    /** The page's heading; empty: the name followed by "Rentals". */
    heading: text().notNull().default(''),
    slug: text().notNull(),
    description: text().notNull().default(''),
    imageUrl: text().notNull().default(''),
    displayOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    ...stockRule(),
    ...seo(),
  },
  (t) => [
    ...slugRules('categories', t.slug, t.deletedAt),
    stockRuleCheck('categories', t),
    lengthCheck('categories_name', t.name, MAX_LENGTH.title),
    lengthCheck('categories_heading', t.heading, MAX_LENGTH.title, 0),
  ],
);

/** One index for each order and filter of the admin's list of items (`queries/catalog/items.ts`). */
function adminIndexes(
  t: Record<
    | 'id'
    | 'name'
    | 'categoryId'
    | 'priceCents'
    | 'createdAt'
    | 'updatedAt'
    | 'deletedAt'
    | 'isActive'
    | 'isPublished'
    | 'isFeatured',
    ExtraConfigColumn
  >,
) {
  const isOutsideTrash = sql`${t.deletedAt} is null`;
  const byName = sql`lower(${t.name})`;
  return [
    // Not partial, because the foreign key uses it too.
    index('rental_items_category_name').on(t.categoryId, byName, t.id),
    index('rental_items_name').on(byName, t.id).where(isOutsideTrash),
    // Prices that are not numbers come last in both directions.
    index('rental_items_price_up').on(t.priceCents.asc().nullsLast(), t.id).where(isOutsideTrash),
    index('rental_items_price_down')
      .on(t.priceCents.desc().nullsLast(), t.id)
      .where(isOutsideTrash),
    index('rental_items_newest').on(t.createdAt.desc(), t.id).where(isOutsideTrash),
    index('rental_items_edited').on(t.updatedAt.desc(), t.id).where(isOutsideTrash),
    index('rental_items_inactive')
      .on(byName, t.id)
      .where(sql`${isOutsideTrash} and not ${t.isActive}`),
    index('rental_items_draft')
      .on(byName, t.id)
      .where(sql`${isOutsideTrash} and not ${t.isPublished}`),
    index('rental_items_featured')
      .on(byName, t.id)
      .where(sql`${isOutsideTrash} and ${t.isFeatured}`),
    index('rental_items_bin')
      .on(t.deletedAt.desc(), t.id)
      .where(sql`${t.deletedAt} is not null`),
  ];
}

/** Rejects what a page cannot render: one such row would make every build fail. */
function isOptionList(options: ExtraConfigColumn): SQL {
  const fits =
    'exists(@.name ? (@.type() == "string")) && exists(@.price ? (@.type() == "number")) && (!exists(@.image) || exists(@.image ? (@.type() == "string")))';
  return sql`not jsonb_path_exists(${options}, ${literal(`$[*] ? (!(${fits}))`)})`;
}

function isPartList(parts: ExtraConfigColumn): SQL {
  const fits =
    'exists(@.itemId ? (@.type() == "string")) && exists(@.option ? (@.type() == "string")) && exists(@.quantity ? (@ > 0))';
  return sql`jsonb_typeof(${parts}) = 'array'
    and not jsonb_path_exists(${parts}, ${literal(`$[*] ? (!(${fits}))`)})`;
}

function holdNoNull(...lists: ExtraConfigColumn[]): SQL {
  return sql.join(
    lists.map((list) => sql`array_position(${list}, null) is null`),
    sql` and `,
  );
}

export const rentalItems = pgTable(
  'rental_items',
  {
    ...editable(),
    ...visibility(),
    name: text().notNull(),
    slug: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    shortDescription: text().notNull().default(''),
    fullDescription: text().notNull().default(''),
    /** Internal note of staff, which no page shows. */
    description: text().notNull().default(''),
    /** As typed; `priceCents` is its value. */
    price: text().notNull().default('0'),
    /** Parsed from `price` on write; null when it is not a number. */
    priceCents: integer(),
    /** What the price is for: `$3.25` per `square foot`. */
    unit: text({ enum: ITEM_UNITS }).notNull().default(DEFAULT_UNIT),
    images: text().array().notNull().default(emptyList),
    availability: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    isPublished: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    options: jsonb().$type<ItemOption[]>().notNull().default([]),
    tags: text().array().notNull().default(emptyList),
    dimensions: text().notNull().default(''),
    materials: text().notNull().default(''),
    colors: text().array().notNull().default(emptyList),
    /** Not `jsonb`, which loses the editor's key order. */
    specifications: json().$type<Record<string, string>>().notNull().default({}),
    /** Ids of items that staff recommend with this one, in their order (@product.goes-with). */
    goesWith: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    ...stockRule(),
    /** What a set is made of (@stock.set); empty: it is no set. */
    parts: jsonb().$type<Pieces[]>().notNull().default([]),
    /** Deleted with its category, and restored with it. */
    deletedWithCategory: boolean().notNull().default(false),
    ...seo(),
  },
  (t) => [
    ...slugRules('rental_items', t.slug, t.deletedAt),
    ...adminIndexes(t),
    lengthCheck('rental_items_name', t.name, MAX_LENGTH.title),
    lengthCheck('rental_items_price', t.price, MAX_LENGTH.price, 0),
    check('rental_items_price_cents', sql`${t.priceCents} >= 0`),
    check('rental_items_unit', oneOf(t.unit, ITEM_UNITS)),
    stockRuleCheck('rental_items', t),
    check('rental_items_parts', isPartList(t.parts)),
    check('rental_items_availability', sql`${t.availability} >= 0`),
    check('rental_items_options_list', sql`jsonb_typeof(${t.options}) = 'array'`),
    check('rental_items_options_shape', isOptionList(t.options)),
    check('rental_items_specifications_map', sql`json_typeof(${t.specifications}) = 'object'`),
    check(
      'rental_items_specifications_text',
      sql`not jsonb_path_exists(${t.specifications}::jsonb, '$.* ? (@.type() != "string")')`,
    ),
    check('rental_items_lists', holdNoNull(t.images, t.tags, t.colors, t.goesWith)),
  ],
);

export const servicePackages = pgTable(
  'service_packages',
  {
    ...editable(),
    ...visibility(),
    name: text().notNull(),
    slug: text().notNull(),
    serviceType: text({ enum: SERVICE_TYPES }).notNull(),
    description: text().notNull().default(''),
    features: text().array().notNull().default(emptyList),
    startingPrice: numeric({ precision: 10, scale: 2 }).notNull(),
    isPopular: boolean().notNull().default(false),
    image: text().notNull().default(''),
    images: text().array().notNull().default(emptyList),
    isActive: boolean().notNull().default(true),
    ...seo(),
  },
  (t) => [
    ...slugRules('service_packages', t.slug, t.deletedAt),
    lengthCheck('service_packages_name', t.name, MAX_LENGTH.title),
    check('service_packages_service_type', oneOf(t.serviceType, SERVICE_TYPES)),
    check('service_packages_starting_price', sql`${t.startingPrice} >= 0`),
    check('service_packages_lists', holdNoNull(t.features, t.images)),
  ],
);

/** Image data by address; entities only list addresses. */
export const media = pgTable(
  'media',
  {
    url: text().primaryKey(),
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** `#RRGGBB`, shown while the image loads. */
    dominantColor: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    /** Since when no row refers to an uploaded image, as of the last nightly job. */
    unusedSince: moment(),
    /** The point that stays visible when an image is cut to a frame, in percent. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    /** The part that pages show, in percent; null: all of it. */
    crop: jsonb().$type<ImageArea>(),
    /** Address of the image of this part; empty: pages show the whole image. */
    cropUrl: text().notNull().default(''),
    /** When staff removed it from their list of images, where it then shows only while it is used. */
    removedAt: moment(),
  },
  (t) => [
    check('media_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('media_focus', sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`),
    check('media_crop', sql`(${t.crop} is null) = (${t.cropUrl} = '')`),
  ],
);
