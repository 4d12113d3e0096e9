/** What the admin checks and says of categories, items and packages. */
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
 * Whether a creation is a retry: the client chose the id.
 * @param row with that id, in the trash or not
 * @param columns of the new entity; its slug as typed
 * @returns whether `row` is the entity created before
 * @throws ApiError 409 when it differs from what would be created now
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
 * @param wanted slug as typed; empty derives one from the name
 * @param ownId the entity that may already have the slug
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

/** @throws ApiError 409 when there are as many as there may be */
export async function assertRoom(tx: Database, table: EntityTable, max: number): Promise<void> {
  const count = await countEntities(tx, table);
  if (count >= max) throw new ApiError('in_use', text.limitReached(count, table));
}

/** @returns the slug of a restored entity: its own, or with a numeric suffix */
export async function slugAfterTrash(tx: Database, table: EntityTable, slug: string) {
  return freeSlug(slug, FALLBACK_SLUGS[table], await listSlugsLike(tx, table, slug));
}

/**
 * How an entity compares with the live site, which shows what was visible when its build began.
 * @param isVisible whether visitors should see it now
 * @param liveSince start of the live site's build; undefined when unknown
 */
function entityState(
  row: EditableRow & { visibleChanges: readonly Date[] },
  isVisible: boolean,
  liveSince: Date | undefined,
): EntityState {
  // The first site may predate the table of builds: visitors may see an older state of the entity.
  if (!liveSince) return isVisible ? 'edited' : 'draft';
  const changes = row.visibleChanges.filter((at) => at <= liveSince).length;
  // An odd number: it was visible when the build began.
  if (changes % 2 === 0) return 'draft';
  return isVisible && row.updatedAt <= liveSince ? 'live' : 'edited';
}

/**
 * @param isVisible whether visitors should see it now
 * @param liveSince start of the live site's build; undefined when unknown
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

/** @returns the days that an entity's pieces are away, where it has its own */
export function presentRule({ daysBefore, daysAfter, turnaround }: StockRuleView): StockRuleView {
  return { daysBefore, daysAfter, turnaround };
}
