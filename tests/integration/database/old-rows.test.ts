/** Tables of what comes and goes do not grow without end: the nightly function clears them. */
import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteOldRows } from '#db/queries/old-rows.ts';
import { deleteOldBuckets } from '#db/queries/rate-buckets.ts';
import {
  authRateLimits,
  outbox,
  publications,
  quoteLinks,
  rateBuckets,
  staffSessions,
  staffVerifications,
} from '#db/schema.ts';
import { runEveryNight } from '#server/entry/every-night.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry, addQuote } from '../../support/rows.ts';
import { addStaff, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const services = staffServices(db);

test('what is over goes at night, what is in use stays @run.nightly', async () => {
  const { id: userId } = await addStaff(db());
  await db()
    .insert(authRateLimits)
    .values(
      [2, 0, -10].map((days) => ({
        id: randomUUID(),
        key: `${days} days`,
        count: 1,
        lastRequest: ago(days).getTime(),
      })),
    );
  const session = (days: number) => ({
    id: randomUUID(),
    userId,
    token: randomUUID(),
    expiresAt: ago(days),
  });
  await db()
    .insert(staffSessions)
    .values([session(1), session(-1)]);
  await db()
    .insert(staffVerifications)
    .values(
      [1, -1].map((days) => ({
        id: randomUUID(),
        identifier: randomUUID(),
        value: userId,
        expiresAt: ago(days),
      })),
    );
  const mail = (days: number, state: 'sent' | 'queued') => ({
    kind: 'password-reset' as const,
    recipient: 'a@example.com',
    dedupeKey: randomUUID(),
    state,
    createdAt: ago(days),
  });
  await db()
    .insert(outbox)
    .values([mail(100, 'sent'), mail(100, 'queued'), mail(1, 'sent')]);
  const quoteId = await addQuote(db(), await addInquiry(db()));
  const link = (days: number, digit: string) => ({
    tokenHash: digit.repeat(64),
    quoteId,
    expiresAt: ago(days),
  });
  await db()
    .insert(quoteLinks)
    .values([link(1, 'a'), link(-1, 'b')]);
  await runEveryNight(services);
  expect(await db().select({ hash: quoteLinks.tokenHash }).from(quoteLinks)).toEqual([
    { hash: 'b'.repeat(64) },
  ]);
  expect(await db().select({ key: authRateLimits.key }).from(authRateLimits)).toEqual([
    { key: '0 days' },
  ]);
  expect(await db().$count(staffSessions)).toBe(1);
  expect(await db().$count(staffVerifications)).toBe(1);
  expect(await db().$count(outbox)).toBe(2);
});

test('old publications go, but neither the one that is live nor what waits or is built', async () => {
  const closed = (days: number, state: 'live' | 'failed') => ({
    state,
    startedAt: ago(days),
    finishedAt: ago(days),
    deployId: `${state} ${days}`,
  });
  await db()
    .insert(publications)
    .values([
      ...Array.from({ length: 60 }, (_, index) => closed(1_000 + index, 'live')),
      ...Array.from({ length: 60 }, (_, index) => closed(1_000 + index, 'failed')),
      closed(3, 'failed'),
      { state: 'requested', requestedAt: ago(400) },
      { state: 'building', requestedAt: ago(400), startedAt: ago(400) },
    ]);
  await runEveryNight(services);
  expect(await db().$count(publications, eq(publications.state, 'live'))).toBe(50);
  expect(await db().$count(publications, eq(publications.deployId, 'live 1000'))).toBe(1);
  expect(await db().$count(publications, eq(publications.state, 'failed'))).toBe(1);
  expect(await db().$count(publications, isNotNull(publications.id))).toBe(53);
});

test('a round deletes no more than it may, the next ones the rest', async () => {
  await db().execute(sql`
    insert into auth_rate_limits (id, key, count, last_request)
    select 'many ' || n, 'many ' || n, 1, 0 from generate_series(1, 250) n`);
  const counts: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    counts.push(await deleteOldRows(db(), { now: new Date(), limit: 100 }));
  }
  expect(counts).toEqual([100, 100, 50, 0]);
});

test('full buckets are forgotten, so many at a time', async () => {
  await db().execute(sql`
    insert into rate_buckets (key, tokens, filled_at)
    select 'b' || n, 1, now() - interval '2 hours' from generate_series(1, 30) n`);
  await db()
    .insert(rateBuckets)
    .values([
      { key: 'used', tokens: 1, filledAt: new Date() },
      // The clock was ahead, and was set back.
      { key: 'ahead', tokens: 1, filledAt: ago(-10) },
    ]);
  await deleteOldBuckets(db(), ago(1 / 24), 20);
  expect(await db().$count(rateBuckets)).toBe(12);
  await deleteOldBuckets(db(), ago(1 / 24), 20);
  expect(await db().select({ key: rateBuckets.key }).from(rateBuckets)).toEqual([{ key: 'used' }]);
});
