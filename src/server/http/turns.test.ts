import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { turns } from './turns.ts';

/** An endpoint with one turn at a time, whose work ends when the test says so. */
function slowApp(waitMs: number) {
  const inTurn = turns({ atOnce: 1, bounds: { ofOne: 3, ofAll: 5 }, waitMs });
  const released = Promise.withResolvers<void>();
  const app = createApp();
  app.get('/slow', (context) =>
    inTurn(context, async () => {
      await released.promise;
      return context.text('done');
    }),
  );
  const ask = async (ip: string) => app.request('/slow', {}, { ip });
  return { ask, release: released.resolve };
}

test('waiting for a turn has an end, work that has begun is not cut @availability.turns', async () => {
  const { ask, release } = slowApp(20);
  const first = ask('203.0.113.1');
  const late = await ask('203.0.113.2');
  expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '5']);
  await sleep(20);
  release();
  expect(await (await first).text()).toBe('done');
});

test('one network waits with few and does not fill the queue for another @availability.turns', async () => {
  const { ask, release } = slowApp(10_000);
  const flood = Array.from({ length: 10 }, () => ask('203.0.113.1'));
  const other = ask('203.0.113.2');
  release();
  const statuses = await Promise.all(flood.map(async (each) => (await each).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect((await other).status).toBe(200);
});
