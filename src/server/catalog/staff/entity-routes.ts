/** The endpoints shared by categories, items and packages. */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'hono';
import { TOTAL_COUNT_HEADER, type EntityEndpoints } from '#contracts/editing.ts';
import type { HistoryKind } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import {
  insertEntity,
  isNameTaken,
  updateEntity,
  type Columns,
  type EntityTable,
} from '#db/queries/catalog/entities.ts';
import { recordRedirects, releaseAddresses } from '#db/queries/catalog/redirects.ts';
import { listEdits } from '#db/queries/history/edits.ts';
import type { Page } from '#db/queries/paging.ts';
import { findLiveReadTime } from '#db/queries/publishing/view.ts';
import type { PresentFields } from '#domain/scheduled-change.ts';
import {
  assertSeen,
  editableRow,
  existing,
  readId,
  type EditableRow,
} from '../../base/editable.ts';
import type { Services } from '../../base/services.ts';
import type { GuardedApp, GuardedEnv } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { editorOf, writeCatalog } from '../../publishing/write-catalog.ts';
import { movedOf, type Follow, type HowEdited } from '../../stock/follow-edit.ts';
import { assertBelowMax, chooseSlug, differs, isCreated, slugAfterTrash } from './entity.ts';
import { fieldsAt, presentEdits } from './history.ts';
import { withScheduled } from './scheduled/present.ts';

interface EntityRow extends EditableRow, PresentFields {
  id: string;
  name: string;
  slug: string;
}

/** What differs between kinds. `Fields` are what staff type; every function may throw ApiError. */
export interface EntityKind<
  Table extends EntityTable,
  Row extends EntityRow,
  View,
  List,
  Fields,
  Removal,
> {
  table: Table;
  /** Kind of its edits in the history. */
  history: HistoryKind;
  /**
   * Fields of an earlier version as a form sends them. An item without its former category stays in its current one;
   * parts that were erased are left out. Both make it a draft.
   */
  restorable: (tx: Database, earlier: Row, current: Row) => Promise<Fields>;
  /** Maximum number outside the trash. */
  max?: number;
  list: (db: Database, query: List) => Promise<Page<Row>>;
  /** Also finds entities in the trash. */
  find: (db: Database, id: string) => Promise<Row | undefined>;
  isVisible: (row: Row) => boolean;
  /** @param liveSince start of the live site's build */
  present: (db: Database, rows: Row[], liveSince: Date | undefined) => View[] | Promise<View[]>;
  /** Columns that store the fields. */
  columns: (fields: Fields) => Columns<Table>;
  /** Checks what the schema cannot, and returns columns that need the database. */
  prepare?: (tx: Database, fields: Fields, before?: Row) => Promise<Columns<Table>>;
  /** Runs before an edit is stored, and returns what runs after it. */
  beforeEdit?: (
    tx: Database,
    edit: { before: Row; fields: Fields },
    how: HowEdited,
  ) => Promise<Follow>;
  /** Runs after an edit is stored: updates what names the entity. */
  afterEdit?: (tx: Database, edit: { before: Row; after: Row }, now: Date) => Promise<void>;
  /** Stores data outside its row, after the row; returns whether visitors see a difference. */
  saveMore?: (tx: Database, fields: Fields, saved: { id: string; now: Date }) => Promise<boolean>;
  /** Addresses of its pages, in a fixed order. */
  addresses?: (tx: Database, row: Row) => Promise<string[]>;
  /** Handles what depends on it, and returns whether visitors may see a further difference. */
  beforeRemoval?: (tx: Database, row: Row, removal: Removal, now: Date) => Promise<boolean>;
  /** Restores what was deleted with it, or throws. Returns further columns to set. */
  beforeRestoring?: (tx: Database, row: Row, now: Date) => Promise<Columns<Table>>;
}

/**
 * Mounts all endpoints. Deleting and restoring are idempotent; so is creating, because the client
 * chooses the id. Before it, mount fixed paths that `{id}` would match.
 */
export function mountEntity<
  Table extends EntityTable,
  Row extends EntityRow,
  View extends { id: string },
  List,
  Fields extends { name: string; slug: string },
  Removal extends { version: number },
>(
  app: GuardedApp,
  services: Services,
  endpoints: EntityEndpoints<
    View,
    List,
    Fields & { id: string },
    Fields & { version: number },
    Removal
  >,
  kind: EntityKind<Table, Row, View, List, Fields, Removal>,
): void {
  const { db } = services;
  const { table, find, isVisible } = kind;
  const addressesOf = async (tx: Database, row: Row) => (await kind.addresses?.(tx, row)) ?? [];
  const findExisting = async (tx: Database, id: string) => existing(await find(tx, id), table);

  const views = async (rows: Row[]) => {
    const presented = await kind.present(db(), rows, await findLiveReadTime(db()));
    return withScheduled(db(), rows, presented);
  };
  const view = async (id: string) => {
    const [presented] = await views([await findExisting(db(), id)]);
    return existing(presented, table);
  };

  handle(app, endpoints.list, async ({ query }, context) => {
    const { rows, total } = await kind.list(db(), query);
    context.header(TOTAL_COUNT_HEADER, String(total));
    return views(rows);
  });

  handle(app, endpoints.create, async ({ body }, context) => {
    const { id } = body;
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      const columns = kind.columns(body);
      if (isCreated(await find(tx, id), columns)) return false;
      if (kind.max !== undefined) await assertBelowMax(tx, table, kind.max);
      const more = await kind.prepare?.(tx, body);
      const slug = await chooseSlug(tx, table, body);
      const times = { createdAt: now, updatedAt: now };
      await insertEntity(tx, table, { ...columns, ...more, id, slug, ...times });
      const row = await findExisting(tx, id);
      await releaseAddresses(tx, await addressesOf(tx, row));
      const moreChanged = await kind.saveMore?.(tx, body, { id, now });
      return moreChanged === true || isVisible(row);
    });
    context.status(201);
    return view(id);
  });

  // Before `{id}`, which would match it.
  handle(app, endpoints.knowName, async ({ query: { name, id } }) => ({
    isTaken: await isNameTaken(db(), table, name, id),
    slug: await chooseSlug(db(), table, { slug: '', name }, id),
  }));

  handle(app, endpoints.read, ({ params }) => view(readId(params, table)));

  /** @returns whether visitors may see a difference, and how many events moved */
  const store = async (tx: Database, before: Row, fields: Fields, how: HowEdited) => {
    const { id } = before;
    const from = await addressesOf(tx, before);
    const more = await kind.prepare?.(tx, fields, before);
    const follow = await kind.beforeEdit?.(tx, { before, fields }, how);
    const slug = await chooseSlug(tx, table, fields, id);
    const columns = { ...kind.columns(fields), ...more, slug };
    // A save that changes nothing makes no version: there would be none to go back to.
    if (differs(before, columns))
      await updateEntity(tx, table, id, { ...columns, updatedAt: how.now });
    const after = await findExisting(tx, id);
    const moved = (await follow?.()) ?? 0;
    await kind.afterEdit?.(tx, { before, after }, how.now);
    const to = await addressesOf(tx, after);
    if (!isDeepStrictEqual(from, to)) await recordRedirects(tx, from, to);
    const moreChanged = await kind.saveMore?.(tx, fields, { id, now: how.now });
    return { isShown: moreChanged === true || isVisible(before) || isVisible(after), moved };
  };

  /** Edits the entity in a transaction, and answers with the new view. */
  const change = async (
    context: Context<GuardedEnv>,
    id: string,
    { version, isDespiteShort }: { version: number; isDespiteShort: boolean },
    fieldsOf: (tx: Database, before: Row) => Fields | Promise<Fields>,
  ) => {
    let movedEvents = 0;
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      const before = editableRow(await find(tx, id), version, table);
      const fields = await fieldsOf(tx, before);
      const { isShown, moved } = await store(tx, before, fields, { now, isDespiteShort });
      movedEvents = moved;
      return isShown;
    });
    return { ...(await view(id)), ...movedOf(movedEvents) };
  };

  handle(app, endpoints.edit, ({ params, query, body }, context) => {
    const { version, ...fields } = body;
    // Without the version, these are the fields.
    const sent = fields as unknown as Fields;
    return change(context, readId(params, table), { version, ...query }, () => sent);
  });

  handle(app, endpoints.history, async ({ params }) => {
    const { id } = await findExisting(db(), readId(params, table));
    const { rows } = await listEdits(db(), { kind: kind.history, entityId: id });
    return presentEdits(db(), rows);
  });

  handle(app, endpoints.restoreVersion, ({ params, query, body }, context) =>
    change(context, readId(params, table), { ...body, ...query }, async (tx, before) => {
      const earlier = await fieldsAt(tx, kind.history, before, Number(params.version));
      return kind.restorable(tx, earlier, before);
    }),
  );

  handle(app, endpoints.remove, async ({ params, query }, context) => {
    const id = readId(params, table);
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      const row = await findExisting(tx, id);
      if (row.deletedAt) return false;
      assertSeen(row, query.version);
      const othersChange = await kind.beforeRemoval?.(tx, row, query, now);
      await updateEntity(tx, table, id, { deletedAt: now, updatedAt: now });
      return othersChange === true || isVisible(row);
    });
    const { version } = await findExisting(db(), id);
    return { id, version };
  });

  handle(app, endpoints.restore, async ({ params }, context) => {
    const id = readId(params, table);
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      const row = await findExisting(tx, id);
      if (!row.deletedAt) return false;
      if (kind.max !== undefined) await assertBelowMax(tx, table, kind.max);
      const slug = await slugAfterTrash(tx, table, row.slug);
      const more = await kind.beforeRestoring?.(tx, row, now);
      await updateEntity(tx, table, id, { ...more, slug, deletedAt: null, updatedAt: now });
      const restored = await findExisting(tx, id);
      await releaseAddresses(tx, await addressesOf(tx, restored));
      return isVisible(restored);
    });
    return view(id);
  });
}
