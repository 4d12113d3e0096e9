/** Shared by the editing of categories, items and packages. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Editable } from '#contracts/admin/common.ts';
import type { EntityState } from '#contracts/publishing.ts';
import type { Database } from '#db/client.ts';
import { isSlugTaken, listSlugsLike, type SluggedTable } from '#db/queries/admin/slugs.ts';
import { freeSlug, isReservedSlug, slugFromName } from '#domain/slug.ts';
import { ApiError } from '../http/api-error.ts';
import { checkFields } from '../texts.ts';

/** Name for staff, and the slug for names that yield none. */
const NAMES: Record<SluggedTable, { one: string; fallback: string }> = {
  categories: { one: 'category', fallback: 'category' },
  rentalItems: { one: 'rental item', fallback: 'item' },
  servicePackages: { one: 'service package', fallback: 'package' },
};

const idSchema = z.uuid();

export interface EditableRow {
  version: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/**
 * @returns the id in a request's path
 * @throws ApiError 404 when it is not a valid id
 */
export function readId(params: { id: string }, table: SluggedTable | 'inquiries'): string {
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw missing(table);
  return id.data;
}

function missing(table: SluggedTable | 'inquiries'): ApiError {
  const one = table === 'inquiries' ? 'request' : NAMES[table].one;
  return new ApiError('not_found', `There is no such ${one}.`);
}

/**
 * @param row found by id, in the trash or not
 * @throws ApiError 404 when there is none
 */
export function existing<Row>(row: Row | undefined, table: SluggedTable | 'inquiries'): Row {
  if (!row) throw missing(table);
  return row;
}

/** @throws ApiError 409 when the caller saw another version */
export function assertSeen(row: { version: number }, version: number): void {
  if (row.version === version) return;
  throw new ApiError(
    'conflict',
    'Someone else has changed this since you opened it. Nothing was saved.',
  );
}

/**
 * @param row found by id
 * @returns the row, which exists, is outside the trash and has the version the caller saw
 * @throws ApiError 404 or 409
 */
export function editableRow<Row extends EditableRow>(
  row: Row | undefined,
  version: number,
  table: SluggedTable | 'inquiries',
): Row {
  if (!row || row.deletedAt) throw missing(table);
  assertSeen(row, version);
  return row;
}

/**
 * Whether a creation is a retry: the client chose the id.
 * @param row with that id, in the trash or not
 * @param fields of the new entity
 * @returns whether `row` is the entity created before
 * @throws ApiError 409 when it differs from what would be created now
 */
export function isCreated<Fields extends { name: string; slug: string }>(
  row: (Fields & { deletedAt: Date | null }) | undefined,
  { slug, ...fields }: Fields,
): boolean {
  if (!row) return false;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const isSame =
    row.deletedAt === null &&
    (slug === '' || slug === row.slug) &&
    names.every((name) => isDeepStrictEqual(row[name], fields[name]));
  if (isSame) return true;
  throw new ApiError(
    'conflict',
    `“${row.name}” was saved already. Open it in the list to change it, or save again to add another one.`,
  );
}

/**
 * @param wanted slug as typed; empty derives one from the name
 * @param ownId the entity that may already have the slug
 * @throws ApiError 400 for a reserved or taken slug
 */
export async function chooseSlug(
  tx: Database,
  table: SluggedTable,
  wanted: { slug: string; name: string },
  ownId?: string,
): Promise<string> {
  const { one, fallback } = NAMES[table];
  if (wanted.slug === '') {
    const stem = slugFromName(wanted.name) || fallback;
    return freeSlug(stem, fallback, await listSlugsLike(tx, table, stem, ownId));
  }
  if (isReservedSlug(wanted.slug)) throw badSlug(`The slug “${wanted.slug}” is reserved`);
  if (await isSlugTaken(tx, table, wanted.slug, ownId)) {
    throw badSlug(`Another ${one} has the slug “${wanted.slug}”`);
  }
  return wanted.slug;
}

/**
 * @param what plural name of the entities
 * @throws ApiError 409 when the maximum is reached
 */
export function assertRoom(count: number, max: number, what: string): void {
  if (count < max) return;
  throw new ApiError('in_use', `There are already ${count} ${what}, which is the limit.`);
}

/** @returns the slug of a restored entity: its own, or with a numeric suffix */
export async function slugAfterTrash(
  tx: Database,
  table: SluggedTable,
  slug: string,
): Promise<string> {
  return freeSlug(slug, NAMES[table].fallback, await listSlugsLike(tx, table, slug));
}

function badSlug(message: string): ApiError {
  return new ApiError('bad_request', checkFields, { slug: message });
}

/**
 * How an entity compares with the live site, which shows what was visible when its build began.
 * @param isVisible whether visitors should see it now
 * @param liveSince start of the live site's build; undefined when unknown
 */
export function entityState(
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

/** @returns the admin fields of every editable entity */
export function presentEditable(row: EditableRow): Omit<Editable, 'id' | 'state'> {
  return {
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}
