/**
 * The database. Field names and meanings are those of spec §3; every rule that can live in the
 * database lives here as a constraint. Rows are removed softly (`deletedAt`), and `version`
 * counts edits so that two editors cannot overwrite each other unseen.
 */
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { SERVICE_TYPES, type ItemOption } from '#contracts/catalogue.ts';
import type { SelectedService } from '#contracts/inquiry.ts';
import { MAX_LENGTH, MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { LEAD_KINDS, LEAD_STATUSES } from './lead-status.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/.source;

/** Columns that every editable entity has. */
const editable = () => ({
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp({ withTimezone: true }),
});

/** Search-engine fields of the entities (spec §3); empty when the page's own text is good enough. */
const seo = () => ({
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  seoKeywords: text().notNull().default(''),
});

const emptyList = sql`'{}'::text[]`;

/** A literal in a check: parameters are not allowed in DDL. */
const literal = (value: number | string) =>
  sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);

function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

function slugRules(table: string, slug: AnyPgColumn, deletedAt: AnyPgColumn) {
  return [
    // A slug is free again once its entity is deleted.
    uniqueIndex(`${table}_slug_unique`)
      .on(slug)
      .where(sql`${deletedAt} is null`),
    check(
      `${table}_slug_form`,
      sql`${slug} ~ ${literal(SLUG)} and length(${slug}) <= ${literal(MAX_LENGTH.slug)}`,
    ),
  ];
}

export const categories = pgTable(
  'categories',
  {
    ...editable(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    imageUrl: text().notNull().default(''),
    displayOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    ...seo(),
  },
  (t) => [
    ...slugRules('categories', t.slug, t.deletedAt),
    check(
      'categories_name_length',
      sql`length(${t.name}) between 1 and ${literal(MAX_LENGTH.title)}`,
    ),
  ],
);

export const rentalItems = pgTable(
  'rental_items',
  {
    ...editable(),
    name: text().notNull(),
    slug: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    shortDescription: text().notNull().default(''),
    fullDescription: text().notNull().default(''),
    description: text().notNull().default(''),
    /** As typed; what it comes to is in `priceCents`. */
    price: text().notNull().default('0'),
    /** Read from `price` by the domain's parser when the row is written; null when it is no number. */
    priceCents: integer(),
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
    specifications: jsonb().$type<Record<string, string>>().notNull().default({}),
    ...seo(),
  },
  (t) => [
    ...slugRules('rental_items', t.slug, t.deletedAt),
    // Lists and keyset pages go by name within a category.
    index('rental_items_category_name').on(t.categoryId, t.name, t.id),
    index('rental_items_name').on(t.name, t.id),
    check(
      'rental_items_name_length',
      sql`length(${t.name}) between 1 and ${literal(MAX_LENGTH.title)}`,
    ),
    check('rental_items_price_length', sql`length(${t.price}) <= ${literal(MAX_LENGTH.price)}`),
    check('rental_items_price_cents', sql`${t.priceCents} >= 0`),
    check('rental_items_availability', sql`${t.availability} >= 0`),
    check('rental_items_options_list', sql`jsonb_typeof(${t.options}) = 'array'`),
    check('rental_items_specifications_map', sql`jsonb_typeof(${t.specifications}) = 'object'`),
  ],
);

export const servicePackages = pgTable(
  'service_packages',
  {
    ...editable(),
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
    check(
      'service_packages_name_length',
      sql`length(${t.name}) between 1 and ${literal(MAX_LENGTH.title)}`,
    ),
    check('service_packages_service_type', oneOf(t.serviceType, SERVICE_TYPES)),
    check('service_packages_starting_price', sql`${t.startingPrice} >= 0`),
  ],
);

/** What is known of a picture, by its address; entities only list addresses (spec §3). */
export const media = pgTable(
  'media',
  {
    url: text().primaryKey(),
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** `#RRGGBB`, shown while the picture loads. */
    dominantColor: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('media_size', sql`${t.width} > 0 and ${t.height} > 0`)],
);

/** A contact submission of spec §3. */
export const leads = pgTable(
  'leads',
  {
    ...editable(),
    /** What the visitor is told, short and speakable. */
    reference: text().notNull(),
    status: text({ enum: LEAD_STATUSES }).notNull().default('pending'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    eventDate: date({ mode: 'string' }).notNull(),
    eventLocation: text().notNull(),
    services: text().array().notNull().default(emptyList),
    referralSource: text().notNull().default(''),
    message: text().notNull(),
    /** Which form it came from: both ask for a price, a booking names a package. */
    kind: text({ enum: LEAD_KINDS }).notNull().default('contact'),
    /** As typed in the booking dialog, free text (spec §3). */
    guestCount: text().notNull().default(''),
    /** The package a booking is for. */
    selectedService: jsonb().$type<SelectedService>(),
    /** Makes a repeated request the same request. */
    idempotencyKey: text().notNull(),
    /** SHA-256 of the accepted body, hex: tells a repetition from another request under one key. */
    bodyHash: text().notNull(),
  },
  (t) => [
    uniqueIndex('leads_idempotency_key_unique').on(t.idempotencyKey),
    uniqueIndex('leads_reference_unique').on(t.reference),
    index('leads_status_created').on(t.status, t.createdAt.desc()),
    check('leads_status', oneOf(t.status, LEAD_STATUSES)),
    check('leads_kind', oneOf(t.kind, LEAD_KINDS)),
    check('leads_name_length', sql`length(${t.name}) between 1 and ${literal(MAX_LENGTH.name)}`),
    check('leads_email_length', sql`length(${t.email}) between 3 and ${literal(MAX_LENGTH.email)}`),
    check('leads_phone_length', sql`length(${t.phone}) between 1 and ${literal(MAX_LENGTH.phone)}`),
  ],
);

/** One wishlist line of a lead, as sent. */
export const leadLines = pgTable(
  'lead_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the visitor's list. */
    position: integer().notNull(),
    /** Rental item's id as the browser sent it; the item may be gone, so this is no foreign key. */
    itemId: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Price text as the visitor saw it. */
    price: text().notNull(),
  },
  (t) => [
    uniqueIndex('lead_lines_position_unique').on(t.leadId, t.position),
    check(
      'lead_lines_quantity',
      sql`${t.quantity} between ${literal(MIN_QUANTITY)} and ${literal(MAX_QUANTITY)}`,
    ),
  ],
);
