import { and, desc, eq, gt, gte, inArray, isNotNull, lt, max, sql } from 'drizzle-orm';
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
  const rows = await db
    .select({
      deployId: publications.deployId,
      // A restore adds a row without changes under the same id, so the largest number counts.
      changes: sql<number>`max(${publications.changes})`.mapWith(Number),
    })
    .from(publications)
    .where(and(inArray(publications.deployId, [...deployIds]), eq(publications.state, 'live')))
    .groupBy(publications.deployId);
  return new Map(rows.map(({ deployId, changes }) => [deployId, changes]));
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

/** @returns when the data of each site that was ever live were read, the earliest first, by deploy id */
export async function listReadTimes(db: Database): Promise<{ id: string; readAt: Date }[]> {
  const rows = await db
    // The latest: a build with the same result keeps the id, with later data; a restore repeats the time of the data it
    // restored.
    .select({ id: publications.deployId, readAt: max(publications.startedAt) })
    .from(publications)
    .where(
      and(
        eq(publications.state, 'live'),
        isNotNull(publications.deployId),
        isNotNull(publications.startedAt),
      ),
    )
    .groupBy(publications.deployId);
  return rows
    .flatMap(({ id, readAt }) => (id === null || readAt === null ? [] : [{ id, readAt }]))
    .toSorted((one, other) => one.readAt.getTime() - other.readAt.getTime());
}
