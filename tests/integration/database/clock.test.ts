/** A clock that went ahead and was set back: what was counted meanwhile holds nobody up. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countAttempt } from '#db/queries/accounts/attempts.ts';
import { takeOne } from '#db/queries/rate-buckets.ts';
import { rateBuckets } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';

const db = useDatabase();
const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-11-22T10:00:00Z');

/** Counts a try at this moment. @returns how many there are in its window */
async function tryAt(key: string, time: number): Promise<number | undefined> {
  const window = { now: new Date(time), windowMs: 15 * MINUTE_MS };
  return (await countAttempt(db(), [key], window))[0]?.count;
}

test('a window that lies in the future is over', async () => {
  expect(await tryAt('ahead', NOW + 10 * 24 * 60 * MINUTE_MS)).toBe(1);
  expect(await tryAt('ahead', NOW)).toBe(1);
  expect(await tryAt('ahead', NOW + MINUTE_MS)).toBe(2);
});

test('tries are counted together by clocks that differ by seconds', async () => {
  expect(await tryAt('skewed', NOW + 5_000)).toBe(1);
  expect(await tryAt('skewed', NOW)).toBe(2);
  expect(await tryAt('skewed', NOW + 14 * MINUTE_MS)).toBe(3);
});

test('a bucket that was used in the future is full, and empties like any other', async () => {
  const bucket = { key: 'ahead', capacity: 3, perSecond: 1 / 3_600 };
  const take = async (times: number) => {
    const taken: boolean[] = [];
    for (let each = 0; each < times; each += 1) taken.push(await takeOne(db(), bucket));
    return taken;
  };
  const used = (filledAt: Date) =>
    db().update(rateBuckets).set({ filledAt }).where(eq(rateBuckets.key, bucket.key));
  expect(await take(4)).toEqual([true, true, true, false]);
  await used(new Date(Date.now() + 10_000));
  expect(await take(1)).toEqual([false]);
  await used(new Date(Date.now() + 10 * 24 * 60 * MINUTE_MS));
  expect(await take(4)).toEqual([true, true, true, false]);
});
