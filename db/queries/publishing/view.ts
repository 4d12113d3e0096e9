import { and, desc, eq, gt, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { publications } from '../../schema.ts';
import { claimedBy, type PublicationRow } from './requests.ts';

/** Start of the month in the shop's time zone. */
const MONTH = sql`date_trunc('month', now() at time zone ${SHOP_TIME_ZONE}) at time zone ${SHOP_TIME_ZONE}`;

/**
 * @returns the publications that wait, build, are live, and failed after that; and how many went live
 *   this month
 */
export async function readPublishing(db: Database) {
  const open = await db
    .select()
    .from(publications)
    .where(inArray(publications.state, ['requested', 'building']));
  const [live] = await lastOf(db, 'live');
  const [failed] = await lastOf(db, 'failed', live?.finishedAt ?? undefined);
  return {
    waiting: open.find(({ state }) => state === 'requested'),
    building: open.find(({ state }) => state === 'building'),
    live,
    failed,
    thisMonth: await db.$count(
      publications,
      and(eq(publications.state, 'live'), gte(publications.finishedAt, MONTH)),
    ),
  };
}

function lastOf(db: Database, state: 'live' | 'failed', after?: Date) {
  return db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.state, state),
        isNotNull(publications.finishedAt),
        after ? gt(publications.finishedAt, after) : undefined,
      ),
    )
    .orderBy(desc(publications.finishedAt))
    .limit(1);
}

/**
 * @returns when the live site's data were read (later saves are not visible yet); undefined when
 *   nothing went live
 */
export async function findLiveReadTime(db: Database): Promise<Date | undefined> {
  const [live] = await db
    .select({ startedAt: publications.startedAt })
    .from(publications)
    .where(and(eq(publications.state, 'live'), isNotNull(publications.startedAt)))
    .orderBy(desc(publications.finishedAt))
    .limit(1);
  return live?.startedAt ?? undefined;
}

export async function findBuilding(db: Database): Promise<PublicationRow | undefined> {
  const rows = await db.select().from(publications).where(eq(publications.state, 'building'));
  return rows[0];
}

/** @returns publications that this host has been building for longer than these minutes */
export async function listOverdue(db: Database, minutes: number, host: string) {
  return db
    .select()
    .from(publications)
    .where(
      and(
        claimedBy(host),
        eq(publications.state, 'building'),
        lt(publications.startedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
}

/** @returns the number of saves that each of these sites published, by deploy id */
export async function countChanges(
  db: Database,
  deployIds: readonly string[],
): Promise<Map<string | null, number>> {
  const { deployId, changes, finishedAt } = publications;
  const rows = await db
    // The first: what led to the same pages again, as a restore or an undo, brought nothing that they have.
    .selectDistinctOn([deployId], { deployId, changes })
    .from(publications)
    .where(and(inArray(deployId, [...deployIds]), eq(publications.state, 'live')))
    .orderBy(deployId, finishedAt);
  return new Map(rows.map((row) => [row.deployId, row.changes]));
}

/** @returns when the data of this site were read; undefined when it was never live */
export async function findReadTime(db: Database, deployId: string): Promise<Date | undefined> {
  const rows = await db
    .select({ startedAt: publications.startedAt })
    .from(publications)
    .where(and(eq(publications.deployId, deployId), eq(publications.state, 'live')))
    .orderBy(desc(publications.finishedAt))
    .limit(1);
  return rows[0]?.startedAt ?? undefined;
}

/** A time that a site went live. */
export interface LiveRecord {
  /** The host's name for the site. */
  id: string;
  /** When its data were read; of a restore, those that it restored. */
  readAt: Date;
  liveAt: Date;
}

/** @returns each time that a site went live, the earliest first */
export async function listLive(db: Database): Promise<LiveRecord[]> {
  const { deployId, startedAt, finishedAt } = publications;
  const rows = await db
    .select({ id: deployId, readAt: startedAt, liveAt: finishedAt })
    .from(publications)
    .where(eq(publications.state, 'live'))
    .orderBy(finishedAt);
  return rows.flatMap(({ id, readAt, liveAt }) =>
    id === null || readAt === null || liveAt === null ? [] : [{ id, readAt, liveAt }],
  );
}
