/** Reads the catalog. "Public" means active, published and not deleted, including the category. */
import {
  and,
  asc,
  countDistinct,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../client.ts';
import {
  categories,
  inquiries,
  inquiryLines,
  media,
  rentalItems,
  servicePackages,
} from '../../schema.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type RentalItemRow = typeof rentalItems.$inferSelect & { category: string };
export type ServicePackageRow = typeof servicePackages.$inferSelect;
export type MediaView = Pick<
  typeof media.$inferSelect,
  'alt' | 'width' | 'height' | 'dominantColor' | 'focusX' | 'focusY' | 'crop' | 'cropUrl'
>;

const isPublicCategory = and(eq(categories.isActive, true), isNull(categories.deletedAt));
/** Condition on an item joined with its category. */
export const isPublicItem = and(
  eq(rentalItems.isActive, true),
  eq(rentalItems.isPublished, true),
  isNull(rentalItems.deletedAt),
  isPublicCategory,
);

/** Byte order, independent of the database's locale. */
const itemOrder = [asc(sql`${rentalItems.name} collate "C"`), asc(rentalItems.id)];

export interface ItemFilter {
  /** Slug of a category. */
  category?: string | undefined;
  featured?: boolean;
  /** UUIDs; only these. */
  ids?: readonly string[];
  /** Id of the last item of the previous page. */
  after?: string | undefined;
  limit?: number;
}

/** @returns public categories by display order, then name */
export function listPublicCategories(db: Database): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(isPublicCategory)
    .orderBy(asc(categories.displayOrder), asc(categories.name), asc(categories.id));
}

export async function findPublicCategory(db: Database, slug: string) {
  const rows = await db
    .select()
    .from(categories)
    .where(and(isPublicCategory, eq(categories.slug, slug)))
    .limit(1);
  return rows[0];
}

/** @returns public rental items by name, each with its category's slug */
export async function listPublicItems(db: Database, filter: ItemFilter = {}) {
  const query = db
    .select({ item: rentalItems, category: categories.slug })
    .from(rentalItems)
    .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
    .where(
      and(
        isPublicItem,
        filter.category === undefined ? undefined : eq(categories.slug, filter.category),
        filter.ids === undefined ? undefined : inArray(rentalItems.id, [...filter.ids]),
        filter.featured ? eq(rentalItems.isFeatured, true) : undefined,
        filter.after === undefined ? undefined : isAfter(filter.after),
      ),
    )
    .orderBy(...itemOrder);
  const rows = await (filter.limit === undefined ? query : query.limit(filter.limit));
  return rows.map(({ item, category }) => ({ ...item, category }));
}

/** @returns those of these ids whose items are public */
export async function listPublicIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const { id, categoryId } = rentalItems;
  const rows = await db
    .select({ id })
    .from(rentalItems)
    .innerJoin(categories, eq(categoryId, categories.id))
    .where(and(isPublicItem, inArray(id, [...ids])));
  return rows.map((row) => row.id);
}

/**
 * PostgreSQL writes a changed row as a new version, whose transaction is its `xmin`. The time of the
 * change is part of it too, because a database that was set back to an earlier state uses the same
 * transaction numbers again.
 * @returns for each public item, by name, its id and a text that differs after every change of the item or
 *   its category
 */
export async function listPublicItemVersions(
  db: Database,
): Promise<{ id: string; version: string }[]> {
  const versions = [rentalItems, categories].map(
    (table) => sql`${table}.xmin || ' ' || ${table.updatedAt}`,
  );
  const line = sql.join([rentalItems.id, ...versions], sql` || ' ' || `);
  // One text: ten thousand rows take four times as long.
  const [row] = await db
    .select({
      lines: sql<
        string | null
      >`string_agg(${line}, E'\n' order by ${sql.join(itemOrder, sql`, `)})`,
    })
    .from(rentalItems)
    .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
    .where(isPublicItem);
  const lines = row?.lines?.split('\n') ?? [];
  return lines.map((text) => ({ id: text.slice(0, text.indexOf(' ')), version: text }));
}

/** Keyset pagination: pages stay correct while items are added and removed. */
function isAfter(lastId: string) {
  return sql`(${rentalItems.name} collate "C", ${rentalItems.id}) > (
    select last.name collate "C", last.id from rental_items as last where last.id = ${lastId})`;
}

const isPublicPackage = and(eq(servicePackages.isActive, true), isNull(servicePackages.deletedAt));

/** @returns public service packages by type, then price */
export function listPublicPackages(db: Database): Promise<ServicePackageRow[]> {
  return db
    .select()
    .from(servicePackages)
    .where(isPublicPackage)
    .orderBy(
      asc(servicePackages.serviceType),
      asc(servicePackages.startingPrice),
      asc(servicePackages.id),
    );
}

export type NamedPackage = Pick<ServicePackageRow, 'name' | 'startingPrice'>;

/** @returns the public packages with these names, which a visitor sent */
export async function listPackagesByName(db: Database, names: readonly string[]) {
  const { name, serviceType, startingPrice } = servicePackages;
  return db
    .select({ name, serviceType, startingPrice })
    .from(servicePackages)
    .where(and(inArray(name, [...names]), isPublicPackage));
}

/** @returns the public data of each image, by address */
export async function listMedia(db: Database): Promise<Map<string, MediaView>> {
  const {
    url,
    createdAt: _at,
    unusedSince: _unused,
    removedAt: _removed,
    ...view
  } = getTableColumns(media);
  const rows = await db.select({ url, view }).from(media).orderBy(asc(url));
  return new Map(rows.map((row) => [row.url, row.view]));
}

/** @returns the number of requests by item id, without spam */
export async function countRequests(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ item: inquiryLines.itemId, requests: countDistinct(inquiryLines.inquiryId) })
    .from(inquiryLines)
    .innerJoin(inquiries, eq(inquiryLines.inquiryId, inquiries.id))
    .where(and(isNull(inquiries.deletedAt), ne(inquiries.status, 'quarantined')))
    .groupBy(inquiryLines.itemId);
  return new Map(rows.map(({ item, requests }) => [item, requests]));
}
