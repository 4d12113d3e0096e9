/** The public catalog for the build, read in one snapshot of the database. */
import { isDeepStrictEqual } from 'node:util';
import type {
  CategoryView,
  RentalItemView,
  ServicePackageView,
} from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { connect, type Database } from '#db/client.ts';
import { listAskedTogether } from '#db/queries/catalog/asked-together.ts';
import { listOldPages } from '#db/queries/catalog/public-pages.ts';
import {
  countRequests,
  listPublicItemVersions,
  listMedia,
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
  type MediaView,
} from '#db/queries/catalog/public.ts';
import { listRenamed } from '#db/queries/history/option-edits.ts';
import { listSettings } from '#db/queries/settings.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { OldAddresses } from '#domain/redirects.ts';
import { formerOptionsOf } from '#domain/renamed-options.ts';
import { categoryPath, itemPath } from '#site/paths.ts';
import { withFacts } from '#site/shop/shop-fields.ts';
import { env } from '../../base/env.ts';
import { presentSettings } from '../../shop/read.ts';
import { presentCategory, presentItem, presentPackage } from './present.ts';
import { countSets, withSets } from './sets.ts';
import { withShownImages } from './shown-images.ts';

/** The database has no public category or item. An empty shop is never published. */
class EmptyShopError extends Error {
  override name = 'EmptyShopError';
  override message =
    'The database has no public category or rental item, and an empty shop is never published.';
}

export interface Catalog {
  categories: CategoryView[];
  items: RentalItemView[];
  packages: ServicePackageView[];
  /** By address. */
  media: Map<string, MediaView>;
  /** Number of requests by item id. */
  requestCounts: Map<string, number>;
  settings: Settings;
  /** Day on which the owner last saved the privacy section, in the shop's time; empty: never. */
  privacySaved: string;
  /** Ids of items requested together with each item, most frequent first. */
  askedTogether: Map<string, string[]>;
  old: OldAddresses;
  /** By item id: today's names of renamed options, by their former names. */
  formerOptions: Map<string, Record<string, string>>;
}

/** During development, rows change under a running process. */
const DEV_LIFETIME_MS = 1_000;

let loading: { catalog: Promise<Catalog>; at: number } | undefined;

/**
 * Reads the catalog of `DATABASE_URL` once for all pages; in `astro dev` at most once a second.
 * @param options `again` forces a new reading
 * @throws EnvError or Error when the database is missing or fails; EmptyShopError
 */
export function loadCatalog({ again = false } = {}): Promise<Catalog> {
  if (loading && !again && !isStale(loading.at)) return loading.catalog;
  const catalog = readConfigured(loading?.catalog);
  const current = { catalog, at: Date.now() };
  loading = current;
  // Not cached on failure: the database may be back for the next page.
  catalog.catch(() => {
    if (loading === current) loading = undefined;
  });
  return catalog;
}

/**
 * Replaces the catalog that pages show, until the next reading, by one with unsaved data
 * (@preview.true).
 */
export function showCatalog(catalog: Catalog): void {
  loading = { catalog: Promise.resolve(catalog), at: Date.now() };
}

function isStale(at: number): boolean {
  return 'env' in import.meta && import.meta.env.DEV && Date.now() - at > DEV_LIFETIME_MS;
}

async function readConfigured(earlier: Promise<Catalog> | undefined): Promise<Catalog> {
  const url = env().DATABASE_URL;
  if (url === undefined) {
    throw new Error('DATABASE_URL is not set: pages are built from the database.');
  }
  const connection = connect(url, { maxConnections: 1 });
  try {
    return await readCatalog(connection.db, await earlier);
  } finally {
    await connection.close();
  }
}

/**
 * Reads the catalog in one snapshot.
 * @param earlier reading whose objects are reused where nothing changed
 * @throws EmptyShopError without any public category or item; when the database fails
 */
async function readCatalog(db: Database, earlier: Catalog | undefined): Promise<Catalog> {
  const rows = await db.transaction(
    async (tx) => ({
      categories: await listPublicCategories(tx),
      items: await readItems(tx),
      packages: await listPublicPackages(tx),
      media: await listMedia(tx),
      requestCounts: await countRequests(tx),
      settings: await listSettings(tx),
      askedTogether: await listAskedTogether(tx),
      old: await listOldPages(tx),
      renamed: await listRenamed(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (rows.categories.length === 0 || rows.items.length === 0) throw new EmptyShopError();
  return withShownImages({
    categories: rows.categories.map((row, place) =>
      reuse(earlier?.categories[place], presentCategory(row)),
    ),
    items: rows.items,
    packages: reuse(earlier?.packages, rows.packages.map(presentPackage)),
    media: reuse(earlier?.media, rows.media),
    requestCounts: reuse(earlier?.requestCounts, rows.requestCounts),
    settings: reuse(earlier?.settings, withFacts(presentSettings(rows.settings))),
    privacySaved: dayOf(rows.settings.find(({ section }) => section === 'privacy')?.savedAt),
    askedTogether: reuse(earlier?.askedTogether, rows.askedTogether),
    formerOptions: reuse(earlier?.formerOptions, formerOptionsOf(rows.renamed)),
    old: {
      redirects: rows.old.redirects,
      gone: rows.old.gone.map(({ category, item }) =>
        item === null ? categoryPath(category) : itemPath(category, item),
      ),
    },
  });
}

/** Up to this many changed items are read by id; if there are more, all items are read. */
const MAX_BY_ID = 500;

/** Items of the last reading, by id. */
let lastItems = new Map<string, { version: string; item: RentalItemView }>();

/**
 * @param db a transaction with one snapshot
 * @returns all public items by name; unchanged ones are the objects of the last reading
 * @throws when the database fails
 */
async function readItems(db: Database): Promise<RentalItemView[]> {
  const sets = await countSets(db);
  // A set also changes with its parts.
  const versions = (await listPublicItemVersions(db)).map(({ id, version }) => ({
    id,
    version: `${version} ${sets.get(id) ?? ''}`,
  }));
  const changed = versions.filter(({ id, version }) => lastItems.get(id)?.version !== version);
  const ids = changed.map(({ id }) => id);
  const filter = lastItems.size === 0 || ids.length > MAX_BY_ID ? {} : { ids };
  const rows = ids.length === 0 ? [] : await listPublicItems(db, filter);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const next: typeof lastItems = new Map();
  for (const { id, version } of versions) {
    const before = lastItems.get(id);
    const row = rowsById.get(id);
    if (before?.version === version) next.set(id, before);
    else if (row) next.set(id, { version, item: withSets(presentItem(row), sets) });
  }
  lastItems = next;
  return [...lastItems.values()].map(({ item }) => item);
}

/** @returns the earlier value if the two are equal */
function reuse<Value>(before: Value | undefined, now: Value): Value {
  return before !== undefined && isDeepStrictEqual(before, now) ? before : now;
}

function dayOf(moment: Date | undefined): string {
  return moment ? todayInDetroit(moment) : '';
}
