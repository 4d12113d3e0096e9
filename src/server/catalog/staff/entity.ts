/** Checks and presents categories, items and packages for staff. */
import { isDeepStrictEqual } from 'node:util';
import type { Editable, StockRuleView } from '#contracts/editing.ts';
import type { EntityState } from '#contracts/publishing.ts';
import type { Database } from '#db/client.ts';
import {
  countEntities,
  isSlugTaken,
  listSlugsLike,
  type EntityTable,
} from '#db/queries/catalog/entities.ts';
import { freeSlug, isReservedSlug, slugFromName } from '#domain/slug.ts';
import { ApiError } from '../../base/api-error.ts';
import type { EditableRow } from '../../base/editable.ts';
import * as text from '../../base/texts.ts';

/** Slugs for names that yield none. */
export const FALLBACK_SLUGS: Record<EntityTable, string> = {
  categories: 'category',
  rentalItems: 'item',
  servicePackages: 'package',
};

/**
 * Recognizes a repeated creation by the id, which the client chose.
 * @param row with that id, also from the trash
 * @param columns of the new entity; its slug as typed
 * @returns whether `row` was created by the same request
 * @throws ApiError 409 when it differs
 */
export function isCreated(
  row: (EditableRow & { name: string; slug: string }) | undefined,
  { slug, ...columns }: { slug?: string },
): boolean {
  if (!row) return false;
  const stored = new Map(Object.entries(row));
  const isSame =
    row.deletedAt === null &&
    (slug === '' || slug === row.slug) &&
    Object.entries(columns).every(([name, value]) => isDeepStrictEqual(stored.get(name), value));
  if (!isSame) throw new ApiError('conflict', text.savedAlready(row.name));
  return true;
}

/**
 * @param fields `slug` as typed; an empty one is derived from the name
 * @param ownId id of the entity itself, whose slug is not taken
 * @returns the slug to store
 * @throws ApiError 400 for a reserved or taken slug
 */
export async function chooseSlug(
  tx: Database,
  table: EntityTable,
  { slug, name }: { slug: string; name: string },
  ownId?: string,
): Promise<string> {
  if (slug === '') {
    const fallback = FALLBACK_SLUGS[table];
    const stem = slugFromName(name) || fallback;
    return freeSlug(stem, fallback, await listSlugsLike(tx, table, stem, ownId));
  }
  if (isReservedSlug(slug)) throw badSlug(text.slugReserved(slug));
  if (await isSlugTaken(tx, table, slug, ownId)) throw badSlug(text.slugTaken(table, slug));
  return slug;
}

function badSlug(message: string): ApiError {
  return new ApiError('bad_request', text.checkFields, { slug: message });
}

/** @throws ApiError 409 when the maximum is reached */
export async function assertBelowMax(tx: Database, table: EntityTable, max: number): Promise<void> {
  const count = await countEntities(tx, table);
  if (count >= max) throw new ApiError('in_use', text.limitReached(count, table));
}

/** @returns the slug of a restored entity: its own, or with a numeric suffix */
export async function slugAfterTrash(tx: Database, table: EntityTable, slug: string) {
  return freeSlug(slug, FALLBACK_SLUGS[table], await listSlugsLike(tx, table, slug));
}

/**
 * Compares an entity with the live site, which shows the data of its build's start.
 * @param isVisible whether visitors should see it now
 * @param liveSince start of the live site's build; undefined if unknown
 */
function entityState(
  row: EditableRow & { visibleChanges: readonly Date[] },
  isVisible: boolean,
  liveSince: Date | undefined,
): EntityState {
  // The first site may predate the table of builds, so its state is unknown.
  if (!liveSince) return isVisible ? 'edited' : 'draft';
  const changes = row.visibleChanges.filter((at) => at <= liveSince).length;
  // After an odd number of changes, it was visible when the build began.
  if (changes % 2 === 0) return 'draft';
  return isVisible && row.updatedAt <= liveSince ? 'live' : 'edited';
}

/**
 * @param isVisible whether visitors should see it now
 * @param liveSince start of the live site's build; undefined if unknown
 * @returns the admin fields of every editable entity
 */
export function presentEditable(
  row: EditableRow & { visibleChanges: readonly Date[] },
  isVisible: boolean,
  liveSince: Date | undefined,
): Omit<Editable, 'id'> {
  return {
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    state: entityState(row, isVisible, liveSince),
  };
}

export function presentRule({ daysBefore, daysAfter, turnaround }: StockRuleView): StockRuleView {
  return { daysBefore, daysAfter, turnaround };
}

/** Compares also the order of keys: specifications are shown in it. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const keysOf = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return isDeepStrictEqual(one, other) && isDeepStrictEqual(keysOf(one), keysOf(other));
}

/** @returns whether a row has other values; undefined ones are not set */
export function differs(row: object, columns: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).some(
    ([name, value]) => value !== undefined && !isSameValue(value, stored.get(name)),
  );
}
