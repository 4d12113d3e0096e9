/** What staff do besides edits (@history.acts). */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ActKind } from '#contracts/history/acts.ts';
import { SHOP_TIME_ZONE } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { catalogEdits, staff, staffActs } from '../../schema.ts';
import { windowOf, type Page } from '../paging.ts';
import { query } from '../rows.ts';
import { conditionOf, editorName, type EditRequest } from './edits.ts';
import { press } from './presses.ts';

export type NewAct = typeof staffActs.$inferInsert;
export type ActRecord = typeof staffActs.$inferSelect & { by: string | null };

export async function insertAct(tx: Database, act: NewAct): Promise<void> {
  await tx.insert(staffActs).values(act);
}

/** Deletes the act of uploading a crop's image: a crop is told as an act of the whole image. */
export async function deleteUploadActs(tx: Database, cropUrl: string): Promise<void> {
  await tx
    .delete(staffActs)
    .where(and(eq(staffActs.url, cropUrl), eq(staffActs.action, 'uploaded')));
}

export async function listActs(db: Database, ids: readonly string[]): Promise<ActRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ act: staffActs, by: editorName })
    .from(staffActs)
    .leftJoin(staff, eq(staffActs.staffId, staff.id))
    .where(inArray(staffActs.id, [...ids]));
  return rows.map(({ act, by }) => ({ ...act, by }));
}

/** Filter of Activity: edits of one kind, acts of one kind, or all; `'schedule'` keeps the edits of schedules too. */
export interface ActivityRequest extends Omit<EditRequest, 'isScheduled'> {
  act?: ActKind | undefined;
}

/** The edits of one press, or an act. */
export interface Line {
  id: string;
  isAct: boolean;
}

/** @returns one page of presses and acts, the latest first */
export async function listActivity(db: Database, request: ActivityRequest): Promise<Page<Line>> {
  const { act, page, ...edits } = request;
  const { limit, offset } = windowOf(page);
  const isOfEdits = act === 'photo' ? sql`false` : conditionOf(editRequestOf(act, edits));
  const isOfActs = request.kind === undefined ? actCondition(request) : sql`false`;
  const rows = await query<{ id: string; is_act: boolean; total: string }>(
    db,
    sql`select id, is_act, count(*) over () as total from (
        select ${press} as id, false as is_act, max(${catalogEdits.at}) as at
        from ${catalogEdits} where ${isOfEdits ?? sql`true`} group by 1
        union all
        select ${staffActs.id}, true, ${staffActs.at}
        from ${staffActs} where ${isOfActs ?? sql`true`}
      ) as lines order by at desc, id desc limit ${limit} offset ${offset}`,
  );
  const [first] = rows;
  // Beyond the last page, no row carries the total.
  const isBeyond = first === undefined && offset > 0;
  const total = isBeyond ? (await listActivity(db, { ...request, page: 1 })).total : 0;
  return {
    rows: rows.map(({ id, is_act: isAct }) => ({ id, isAct })),
    total: first ? Number(first.total) : total,
  };
}

/** @returns the request for edits; with act `schedule`, only for those that schedules made */
export function editRequestOf(act: ActKind | undefined, request: EditRequest): EditRequest {
  return act === 'schedule' ? { ...request, isScheduled: true } : request;
}

function actCondition({ act, staffId, since, until }: ActivityRequest): SQL | undefined {
  const day = sql`(${staffActs.at} at time zone ${SHOP_TIME_ZONE})::date`;
  return and(
    act && eq(staffActs.kind, act),
    staffId === undefined ? undefined : eq(staffActs.staffId, staffId),
    since === undefined ? undefined : sql`${day} >= ${since}::date`,
    until === undefined ? undefined : sql`${day} <= ${until}::date`,
  );
}
