/** A clock that went ahead, and was set back while something waited, was built or was live. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { putBackPublications } from '#db/queries/publishing/clock.ts';
import { claimDue, markLive, requestNow, untilDue } from '#db/queries/publishing/requests.ts';
import { publications } from '#db/schema.ts';
import { catchUp, publishDue } from '#server/publishing/publish.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { TEST_HOST } from '../../support/host.ts';
import { useNetlifyBuild } from '../../support/netlify-build.ts';

const HOUR_MS = 60 * 60_000;

describe.each(BACKENDS)('on $name', (backend) => {
  const db = useDatabase(backend);
  const { hook, schedule, state, buildingId } = useNetlifyBuild(db);
  beforeEach(() => db().delete(publications));

  const inHours = (hours: number) => sql`now() + make_interval(hours => ${hours})`;
  const rows = () => db().select().from(publications);

  test('a build that started ahead and is lost is given up a quarter of an hour later @publish.clock', async () => {
    await requestNow(db());
    await publishDue(db(), hook());
    const lost = await buildingId();
    await db()
      .update(publications)
      .set({ requestedAt: inHours(48), lastRequestedAt: inHours(48), startedAt: inHours(48) });
    await catchUp(schedule());
    // It may be under way: it began now, as far as anybody knows.
    expect(await buildingId()).toBe(lost);
    const { building } = await state();
    expect(building?.startedAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    await db()
      .update(publications)
      .set({ startedAt: sql`now() - interval '16 minutes'` });
    await catchUp(schedule());
    expect((await state()).failed?.id).toBe(lost);
  });

  test('a request of a clock that was ahead is built at once, with each save that it has @publish.clock', async () => {
    await db()
      .insert(publications)
      .values({
        requestedAt: inHours(47),
        lastRequestedAt: inHours(48),
        dueAt: inHours(49),
        changes: 3,
      });
    await putBackPublications(db(), 'server:another');
    expect(await untilDue(db(), TEST_HOST)).toBeGreaterThan(48 * HOUR_MS);
    await putBackPublications(db(), TEST_HOST);
    expect(await untilDue(db(), TEST_HOST)).toBe(0);
    expect(await claimDue(db(), TEST_HOST)).toMatchObject({ changes: 3 });
  });

  test('what went live after the clock was set back is what is said to be live @publish.clock', async () => {
    for (const hours of [47, 48]) {
      await db()
        .insert(publications)
        .values({
          state: 'live',
          deployId: `ahead-${hours}`,
          requestedAt: inHours(hours),
          lastRequestedAt: inHours(hours),
          startedAt: inHours(hours),
          finishedAt: inHours(hours),
        });
    }
    await putBackPublications(db(), TEST_HOST);
    expect((await state()).live?.deployId).toBe('ahead-48');
    await requestNow(db());
    const built = await claimDue(db(), TEST_HOST);
    await markLive(db(), built?.id ?? '', 'right');
    expect((await state()).live?.deployId).toBe('right');
  });

  test('what waits for its quiet, or began a moment ahead of another clock, stays as it is', async () => {
    await db()
      .insert(publications)
      .values({ dueAt: inHours(1), requestedAt: sql`now() + interval '10 seconds'` });
    const [before] = await rows();
    await putBackPublications(db(), TEST_HOST);
    expect(
      await db()
        .select()
        .from(publications)
        .where(eq(publications.id, before?.id ?? '')),
    ).toEqual([before]);
  });
});
