/** Edits of catalog and settings, with their authors. */
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { EditAction, HistoryKind } from '#contracts/history/edits.ts';
import type { Section } from '#contracts/settings/sections.ts';
import { SHOP_TIME_ZONE } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { catalogEdits, categories, rentalItems, servicePackages, staff } from '../../schema.ts';
import { windowOf, type Page } from '../paging.ts';

export type EditRecord = typeof catalogEdits.$inferSelect & {
  /** Name of the author; null if no longer on the staff. */
  by: string | null;
  /** Current name of the entity; null if it was erased. */
  name: string | null;
  action: EditAction;
};

export interface EditRequest {
  kind?: HistoryKind | undefined;
  entityId?: string | undefined;
  /** Of the settings. */
  section?: Section | undefined;
  ids?: readonly string[] | undefined;
  staffId?: string | undefined;
  /** Days in the shop's time zone, both included. */
  since?: string | undefined;
  until?: string | undefined;
  /** Moments; `after` is exclusive. */
  after?: Date | undefined;
  upTo?: Date | undefined;
  /** Only edits that the schedule made. */
  isScheduled?: boolean | undefined;
  page?: number | undefined;
}

/** Maximum number of edits without paging. */
const MAX_VERSIONS = 200;

/** Null when no member of staff is joined. */
export const editorName = sql<string | null>`coalesce(nullif(${staff.name}, ''), ${staff.email})`;

/** Null when none of the three is joined. */
export const editedName = sql<
  string | null
>`coalesce(${rentalItems.name}, ${categories.name}, ${servicePackages.name})`;

export const editAction = sql<EditAction>`case
  when ${catalogEdits.before} is null then 'created'
  when ${catalogEdits.after} ->> 'deleted_at' is not null then 'deleted'
  when ${catalogEdits.before} ->> 'deleted_at' is not null then 'restored'
  else 'edited' end`;

const BY_TIME = [desc(catalogEdits.at), desc(catalogEdits.version), desc(catalogEdits.id)];
/** For one entity, versions are more reliable than times: a clock may have been set back. */
const BY_VERSION = [desc(catalogEdits.version)];

/** @returns edits, the latest first; without a page, the last `MAX_VERSIONS` */
export async function listEdits(db: Database, request: EditRequest): Promise<Page<EditRecord>> {
  const { limit, offset } = windowOf(request.page, MAX_VERSIONS);
  const condition = conditionOf(request);
  const rows = await db
    .select({
      edit: catalogEdits,
      by: editorName,
      action: editAction,
      name: editedName,
    })
    .from(catalogEdits)
    .leftJoin(staff, eq(catalogEdits.staffId, staff.id))
    .leftJoin(rentalItems, isOf('item', rentalItems.id))
    .leftJoin(categories, isOf('category', categories.id))
    .leftJoin(servicePackages, isOf('package', servicePackages.id))
    .where(condition)
    .orderBy(...((request.entityId ?? request.section) ? BY_VERSION : BY_TIME))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ edit, ...rest }) => ({ ...edit, ...rest })),
    total: await db.$count(catalogEdits, condition),
  };
}

/** @returns the id of a section in the history, which has no id of its own */
export function idOfSection(section: string): SQL {
  return sql`md5(${section})::uuid`;
}

/** @returns the condition for edits of this entity */
export function isOf(kind: HistoryKind, id: AnyColumn | SQL): SQL | undefined {
  return and(eq(catalogEdits.kind, kind), sql`${catalogEdits.entityId} = ${id}`);
}

/** @returns the condition for the requested edits */
export function conditionOf(request: Omit<EditRequest, 'page'>): SQL | undefined {
  const { kind, entityId, section, ids, staffId, since, until, after, upTo, isScheduled } = request;
  const day = sql`(${catalogEdits.at} at time zone ${SHOP_TIME_ZONE})::date`;
  return and(
    kind && eq(catalogEdits.kind, kind),
    isScheduled ? isNotNull(catalogEdits.scheduledFor) : undefined,
    entityId === undefined ? undefined : eq(catalogEdits.entityId, entityId),
    section && isOf('setting', idOfSection(section)),
    ids && inArray(catalogEdits.id, [...ids]),
    staffId === undefined ? undefined : eq(catalogEdits.staffId, staffId),
    after && gt(catalogEdits.at, after),
    upTo && lte(catalogEdits.at, upTo),
    since === undefined ? undefined : sql`${day} >= ${since}::date`,
    until === undefined ? undefined : sql`${day} <= ${until}::date`,
  );
}

/** The columns needed to undo an edit. */
export type KeptEdit = Pick<
  typeof catalogEdits.$inferSelect,
  'kind' | 'entityId' | 'section' | 'version' | 'at' | 'before'
>;

/**
 * @param press id of its batch, or of an edit without one
 * @returns all its edits, the latest of each entity first
 */
export function listPress(db: Database, press: string): Promise<KeptEdit[]> {
  return keptEdits(
    db,
    or(
      eq(catalogEdits.batchId, press),
      and(eq(catalogEdits.id, press), isNull(catalogEdits.batchId)),
    ),
  );
}

/** @returns the batch's edits of one kind; `before` is null for created entities */
export function listBatch(db: Database, kind: HistoryKind, batchId: string): Promise<KeptEdit[]> {
  return keptEdits(db, and(eq(catalogEdits.kind, kind), eq(catalogEdits.batchId, batchId)));
}

/** @returns all edits after a moment, the latest of each entity first */
export function listEditsAfter(db: Database, moment: Date): Promise<KeptEdit[]> {
  return keptEdits(db, gt(catalogEdits.at, moment));
}

/** @returns the ids that have edits of this kind, including erased entities */
export async function listEditedIds(
  db: Database,
  kind: HistoryKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { entityId } = catalogEdits;
  const rows = await db
    .selectDistinct({ entityId })
    .from(catalogEdits)
    .where(and(eq(catalogEdits.kind, kind), inArray(entityId, [...ids])));
  return new Set(rows.map((row) => row.entityId));
}

function keptEdits(db: Database, condition: SQL | undefined): Promise<KeptEdit[]> {
  const { kind, entityId, section, version, at, before } = catalogEdits;
  return db
    .select({ kind, entityId, section, version, at, before })
    .from(catalogEdits)
    .where(condition)
    .orderBy(...BY_VERSION);
}

/** @returns names of items and categories by id, including the trash */
export async function listNames(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const namesIn = (table: typeof rentalItems | typeof categories) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, [...ids]));
  const rows = [...(await namesIn(rentalItems)), ...(await namesIn(categories))];
  return new Map(rows.map(({ id, name }) => [id, name]));
}
