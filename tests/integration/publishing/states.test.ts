/**
 * The states of a publication, on each way to the database.
 */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { recordLive } from '#db/queries/publishing/record-live.ts';
import {
  claimDue,
  markFailed,
  markLive,
  MAX_BUILD_TRIES,
  requestNow,
  requestPublication,
  SECONDS,
  takeBackBuilding,
  untilDue,
} from '#db/queries/publishing/requests.ts';
import { listOverdue, readPublishing } from '#db/queries/publishing/view.ts';
import { publications } from '#db/schema.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { TEST_HOST } from '../../support/host.ts';

const QUIET_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

describe.each(BACKENDS)('on $name', (backend) => {
  const db = useDatabase(backend);
  beforeEach(() => db().delete(publications));

  test('many saves are one request, due when they have been quiet for a moment', async () => {
    const start = Date.now();
    for (const after of [0, 1_000, 2_000])
      await requestPublication(db(), new Date(start + after), SECONDS);
    const [row, ...more] = await db().select().from(publications);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ state: 'requested', changes: 3 });
    expect(row?.dueAt?.getTime()).toBe(start + 2_000 + QUIET_MS);
  });

  test('saves without a pause hold up the build for five seconds and no longer @publish.when', async () => {
    const start = Date.now();
    for (let after = 0; after <= 30_000; after += 1_000) {
      await requestPublication(db(), new Date(start + after), SECONDS);
    }
    const [row] = await db().select().from(publications);
    expect(row?.changes).toBe(31);
    expect(row?.dueAt?.getTime()).toBe(start + LONGEST_WAIT_MS);
  });

  test('where builds wait for quiet, every save begins it again, up to the longest wait @publish.when', async () => {
    const wait = { quietSeconds: 600, longestSeconds: 3_600 };
    const start = Date.now();
    const saveAt = (minutes: number) =>
      requestPublication(db(), new Date(start + minutes * 60_000), wait);
    const dueAfter = async () => {
      const [row] = await db().select().from(publications);
      return ((row?.dueAt?.getTime() ?? 0) - start) / 60_000;
    };
    await saveAt(0);
    expect(await dueAfter()).toBe(10);
    await saveAt(9);
    expect(await dueAfter()).toBe(19);
    for (const minutes of [18, 27, 36, 45, 54, 59]) await saveAt(minutes);
    expect(await dueAfter()).toBe(60);
  });

  test('where saves wait to be asked for, nothing is built until then @publish.when', async () => {
    await requestPublication(db(), new Date(Date.now() - 86_400_000), null);
    expect(await untilDue(db(), TEST_HOST)).toBeUndefined();
    expect(await claimDue(db(), TEST_HOST)).toBeUndefined();
    await requestNow(db());
    expect(await claimDue(db(), TEST_HOST)).toMatchObject({ state: 'building', changes: 1 });
  });

  test('what went live since the first of the month is counted @publish.bar', async () => {
    await recordLive(db(), 'first', new Date());
    await recordLive(db(), 'second', new Date());
    await recordLive(db(), 'long ago', new Date());
    await db()
      .update(publications)
      .set({ finishedAt: sql`now() - interval '32 days'` })
      .where(eq(publications.deployId, 'long ago'));
    expect(await readPublishing(db())).toMatchObject({ thisMonth: 2 });
  });

  test('nothing is built before it is due', async () => {
    await requestPublication(db(), new Date(), SECONDS);
    expect(await claimDue(db(), TEST_HOST)).toBeUndefined();
    const wait = await untilDue(db(), TEST_HOST);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(QUIET_MS);
    await requestNow(db());
    expect(await untilDue(db(), TEST_HOST)).toBe(0);
    expect(await claimDue(db(), TEST_HOST)).toMatchObject({
      state: 'building',
      changes: 1,
      tries: 1,
    });
  });

  test('of twenty builders that come at once, one gets the build', async () => {
    await requestNow(db());
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimDue(db(), TEST_HOST)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('what is saved during a build waits for its end, as one request', async () => {
    const first = await startBuild(db());
    await requestNow(db());
    await requestNow(db());
    expect(await claimDue(db(), TEST_HOST)).toBeUndefined();
    expect(await untilDue(db(), TEST_HOST)).toBeUndefined();
    expect(await markLive(db(), first, 'deploy-1')).toBe(true);
    const second = await claimDue(db(), TEST_HOST);
    expect(second?.id).not.toBe(first);
    expect(await db().select().from(publications)).toHaveLength(2);
  });

  test('a failure keeps what is live, says why, and is tried again later @publish.failed', async () => {
    await markLive(db(), await startBuild(db()), 'deploy-1');
    const failing = await startBuild(db());
    expect(await markFailed(db(), failing, 'The host is away.')).toBe(true);
    const { live, failed, waiting, building } = await readPublishing(db());
    expect(live?.deployId).toBe('deploy-1');
    expect(failed).toMatchObject({ id: failing, error: 'The host is away.' });
    expect(waiting?.tries).toBe(1);
    expect(building).toBeUndefined();
    expect(await untilDue(db(), TEST_HOST)).toBeGreaterThan(3_000);
    await applyDue(db());
    const again = await claimDue(db(), TEST_HOST);
    await markLive(db(), again?.id ?? '', 'deploy-2');
    expect((await readPublishing(db())).failed).toBeUndefined();
  });

  test('a build that fails again and again is given up, until somebody saves @publish.failed', async () => {
    await requestPublication(db(), new Date(), SECONDS);
    for (let tries = 1; tries <= MAX_BUILD_TRIES; tries += 1) {
      await applyDue(db());
      const row = await claimDue(db(), TEST_HOST);
      expect(row?.tries).toBe(tries);
      await markFailed(db(), row?.id ?? '', 'Broken');
    }
    expect((await readPublishing(db())).waiting).toBeUndefined();
    await requestPublication(db(), new Date(), SECONDS);
    expect((await readPublishing(db())).waiting).toMatchObject({ tries: 0, changes: 1 });
  });

  test('a save has all its tries, also when a failed build waits for its next one', async () => {
    await requestPublication(db(), new Date(), SECONDS);
    await applyDue(db());
    await markFailed(db(), (await claimDue(db(), TEST_HOST))?.id ?? '', 'Broken');
    expect((await readPublishing(db())).waiting).toMatchObject({ tries: 1, changes: 1 });
    await requestPublication(db(), new Date(), SECONDS);
    expect((await readPublishing(db())).waiting).toMatchObject({ tries: 0, changes: 2 });
  });

  test('a request that waits already takes over what was in a failed build', async () => {
    const failing = await startBuild(db());
    await requestPublication(db(), new Date(), SECONDS);
    await markFailed(db(), failing, 'Broken');
    const { waiting } = await readPublishing(db());
    expect(waiting?.changes).toBe(1);
    expect(await untilDue(db(), TEST_HOST)).toBeLessThanOrEqual(QUIET_MS);
  });

  test('an end that comes twice, or too late, changes nothing', async () => {
    const id = await startBuild(db());
    expect(await markLive(db(), id, 'deploy-1')).toBe(true);
    expect(await markFailed(db(), id, 'Too late')).toBe(false);
    expect(await markLive(db(), id, 'deploy-2')).toBe(false);
    expect((await readPublishing(db())).live?.deployId).toBe('deploy-1');
  });

  test('a builder that died leaves its request to the next', async () => {
    const lost = await startBuild(db());
    await requestPublication(db(), new Date(), SECONDS);
    expect(await takeBackBuilding(db())).toBe(1);
    const { building, waiting } = await readPublishing(db());
    expect(building).toBeUndefined();
    expect(waiting).toBeDefined();
    await applyDue(db());
    expect((await claimDue(db(), TEST_HOST))?.id).not.toBe(lost);
  });

  test('a build that is not heard of again is overdue', async () => {
    const id = await startBuild(db());
    expect(await listOverdue(db(), 15, TEST_HOST)).toEqual([]);
    await db()
      .update(publications)
      .set({ startedAt: sql`now() - interval '16 minutes'` })
      .where(eq(publications.id, id));
    expect((await listOverdue(db(), 15, TEST_HOST)).map((row) => row.id)).toEqual([id]);
  });

  test('a site of another way is live and holds what was saved before it was read', async () => {
    await requestPublication(db(), new Date(Date.now() - 60_000), SECONDS);
    await recordLive(db(), 'site-1', new Date(Date.now() - 30_000));
    expect((await readPublishing(db())).waiting).toBeUndefined();
    await requestPublication(db(), new Date(), SECONDS);
    await recordLive(db(), 'site-2', new Date(Date.now() - 1_000));
    const { waiting, live } = await readPublishing(db());
    expect(waiting).toBeDefined();
    expect(live?.deployId).toBe('site-2');
  });
});

async function startBuild(db: Database): Promise<string> {
  await requestNow(db);
  const row = await claimDue(db, TEST_HOST);
  if (!row) throw new Error('There is nothing to build');
  return row.id;
}

async function applyDue(db: Database): Promise<void> {
  await db
    .update(publications)
    .set({ dueAt: sql`now()` })
    .where(eq(publications.state, 'requested'));
}
