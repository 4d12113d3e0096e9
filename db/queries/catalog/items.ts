/** Rental items for the admin: its list with filters, orders and search. */
import { and, eq, ilike, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type {
  RentalItemFilter,
  RentalItemGap,
  RentalItemSort,
} from '#contracts/catalog/rental-items.ts';
import { SHOP_TIME_ZONE } from '#domain/event-date.ts';
import { wordTerms } from '#domain/searched-words.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems } from '../../schema.ts';
import { itemWords, wordQuery } from '../../schema/words.ts';
import { inTrash, likePattern, windowOf, type ListRequest, type Page } from '../paging.ts';

export type ItemRecord = typeof rentalItems.$inferSelect & {
  category: Pick<typeof categories.$inferSelect, 'slug' | 'name' | 'isActive' | 'deletedAt'>;
};

export interface ItemListRequest extends ListRequest {
  /** Id of a category. */
  category?: string | undefined;
  state?: RentalItemFilter | undefined;
  /** Only items that lack this. */
  without?: RentalItemGap | undefined;
  /** A day in the shop's time zone. */
  changedSince?: string | undefined;
  /** Ids of items that are found as well, whatever their words; only with a search. */
  meant?: readonly string[] | undefined;
  sort: RentalItemSort;
}

/** What decides which items match. */
export type ItemCondition = Omit<ItemListRequest, 'sort' | 'page'>;

const { id, name, isActive, isPublished, isFeatured, priceCents, createdAt, updatedAt } =
  rentalItems;
const byName = sql`lower(${name})`;

/** Each is the order of an index, forward or backward (`db/schema/catalog.ts`). */
const ORDERS: Record<RentalItemSort, SQL> = {
  name: sql`${byName}, ${id}`,
  'name-desc': sql`${byName} desc, ${id} desc`,
  // Category by category, each from its own index.
  category: sql`lower(${categories.name}), ${categories.id}, ${byName}, ${id}`,
  'category-desc': sql`lower(${categories.name}) desc, ${categories.id} desc, ${byName}, ${id}`,
  'price-asc': sql`${priceCents} asc nulls last, ${id}`,
  'price-desc': sql`${priceCents} desc nulls last, ${id}`,
  newest: sql`${createdAt} desc nulls last, ${id}`,
  edited: sql`${updatedAt} desc nulls last, ${id}`,
  'edited-asc': sql`${updatedAt} asc nulls first, ${id} desc`,
};
const TRASH_ORDER = sql`${rentalItems.deletedAt} desc nulls last, ${id}`;

const FILTERS: Record<RentalItemFilter, SQL> = {
  active: sql`${isActive}`,
  inactive: not(isActive),
  draft: not(isPublished),
  featured: sql`${isFeatured}`,
  scheduled: sql`exists (select from scheduled_changes where entity_id = ${id}
    and state in ('waiting', 'held'))`,
};

const noOptionHas = (amount: 'price' | 'owned') =>
  sql`not jsonb_path_exists(${rentalItems.options}, ${`$[*].${amount} ? (@ > 0)`}::jsonpath)`;

/** A missing price shows visitors "Call for pricing"; missing stock shows staff that the item is not counted. */
const GAPS: Record<RentalItemGap, SQL | undefined> = {
  image: sql`cardinality(${rentalItems.images}) = 0`,
  price: and(sql`coalesce(${priceCents}, 0) = 0`, noOptionHas('price')),
  // A set is counted by its parts.
  stock: and(
    eq(rentalItems.availability, 0),
    noOptionHas('owned'),
    sql`${rentalItems.parts} = '[]'::jsonb`,
  ),
};

/** The statement for one page, exported so that tests can explain it. */
export function itemPageQuery(db: Database, request: ItemListRequest) {
  const { limit, offset } = windowOf(request.page);
  return db
    .select({
      item: rentalItems,
      category: {
        slug: categories.slug,
        name: categories.name,
        isActive: categories.isActive,
        deletedAt: categories.deletedAt,
      },
    })
    .from(rentalItems)
    .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
    .where(conditionOf(request))
    .orderBy(request.deleted ? TRASH_ORDER : ORDERS[request.sort])
    .limit(limit)
    .offset(offset);
}

/** @returns the searchable texts of items outside the trash, by name */
export async function listItemTexts(db: Database) {
  return db
    .select({
      id,
      name,
      category: categories.name,
      shortDescription: rentalItems.shortDescription,
      tags: rentalItems.tags,
    })
    .from(rentalItems)
    .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
    .where(inTrash(false, rentalItems.deletedAt))
    .orderBy(ORDERS.name);
}

/** @returns a text that changes whenever the result of `listItemTexts` does */
export async function markOfItemTexts(db: Database): Promise<string> {
  // Edits increase the version; the number of rows shows moves to and from the trash.
  const stateOf = (table: typeof rentalItems | typeof categories) => sql<string>`
    (select concat_ws('/', count(*), sum(version), max(updated_at), max(deleted_at), count(deleted_at))
    from ${table})`;
  const [row] = await db
    .select({ mark: sql<string>`concat_ws(' ', ${stateOf(rentalItems)}, ${stateOf(categories)})` })
    .from(sql`(select 1) as one`);
  return row?.mark ?? '';
}

/** @returns the items in the order of `ids` */
export async function listItemsById(db: Database, ids: readonly string[]): Promise<ItemRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ item: rentalItems, category: categories })
    .from(rentalItems)
    .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map(({ item, category }) => [item.id, { ...item, category }]));
  return ids.flatMap((itemId) => byId.get(itemId) ?? []);
}

/** @returns one page of items; in the trash, ordered by deletion time */
export async function listItems(db: Database, request: ItemListRequest): Promise<Page<ItemRecord>> {
  const rows = await itemPageQuery(db, request);
  return {
    rows: rows.map(({ item, category }) => ({ ...item, category })),
    total: await countItems(db, request),
  };
}

/** @returns the number of items that match */
export async function countItems(db: Database, request: ItemCondition): Promise<number> {
  return db.$count(rentalItems, conditionOf(request));
}

/** @returns id and version of the items of a filter, by name */
export async function listItemVersions(
  db: Database,
  request: ItemCondition,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return db
    .select({ id, version: rentalItems.version })
    .from(rentalItems)
    .where(conditionOf(request))
    .orderBy(ORDERS.name)
    .limit(limit)
    .offset(offset);
}

/**
 * @returns the condition that each word is the beginning of a word of the item; undefined without words
 *   (@items.search)
 */
function haveWords(text: string): SQL | undefined {
  const matches = wordTerms(text).map(
    ({ query }) => sql`(select id from rental_items where ${itemWords} @@ ${wordQuery(query)})`,
  );
  // Not as an array, which is gone through again for each item that does not contain the letters as typed.
  return matches.length === 0 ? undefined : sql`${id} in (${sql.join(matches, sql` intersect `)})`;
}

/**
 * @returns the condition that a text of the item contains these letters as typed. Folding the texts of thousands of
 *   items would cost more than the rest of a search
 */
function containLetters(text: string): SQL | undefined {
  const columns = [name, rentalItems.shortDescription, rentalItems.slug];
  return or(...columns.map((column) => ilike(column, likePattern(text))));
}

function areMeant(ids: readonly string[]): SQL | undefined {
  return ids.length === 0 ? undefined : sql`${id} = any(${sql.param(ids)}::uuid[])`;
}

function conditionOf({
  deleted,
  category,
  state,
  without,
  changedSince,
  meant = [],
  q,
}: ItemCondition): SQL | undefined {
  return and(
    inTrash(deleted, rentalItems.deletedAt),
    category === undefined ? undefined : eq(rentalItems.categoryId, category),
    state === undefined ? undefined : FILTERS[state],
    without === undefined ? undefined : GAPS[without],
    changedSince === undefined
      ? undefined
      : sql`${updatedAt} >= ${changedSince}::date::timestamp at time zone ${SHOP_TIME_ZONE}`,
    q === '' ? undefined : or(containLetters(q), haveWords(q), areMeant(meant)),
  );
}

/** @returns the item, even when it is in the trash */
export async function findItem(db: Database, itemId: string): Promise<ItemRecord | undefined> {
  const [row] = await db
    .select({ item: rentalItems, category: categories })
    .from(rentalItems)
    .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
    .where(eq(id, itemId));
  return row && { ...row.item, category: row.category };
}

/** @returns the names of items by id, those in the trash included */
export async function listItemNames(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id, name })
    .from(rentalItems)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
