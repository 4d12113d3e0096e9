import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

test('calls a function by its cron expression, without overlap, until stopped', async () => {
  let calls = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const run = async () => {
    calls += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await sleep(1_300);
    atOnce -= 1;
  };
  // Six fields: every second.
  const { stop } = startSchedule([{ name: 'sweep', schedule: '* * * * * *', run }]);
  await expect.poll(() => calls).toBeGreaterThanOrEqual(2);
  await stop();
  expect(atOnce).toBe(0);
  expect(mostAtOnce).toBe(1);
  const before = calls;
  await sleep(1_500);
  expect(calls).toBe(before);
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([1, 25, 400])('continues when the clock is set back by %i days', async (days) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:30Z') });
  let calls = 0;
  const run = () => Promise.resolve(void (calls += 1));
  const { stop } = startSchedule([{ name: 'sweep', schedule: '* * * * *', run }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(1);
  vi.setSystemTime(Date.now() - days * 86_400_000);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(calls).toBeGreaterThanOrEqual(3);
  expect(calls).toBeLessThanOrEqual(4);
  await stop();
});

test('waits for a yearly run without many timers', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:30Z') });
  let calls = 0;
  const run = () => Promise.resolve(void (calls += 1));
  const { stop } = startSchedule([{ name: 'sweep', schedule: '0 0 1 1 *', run }]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toBe(0);
  vi.setSystemTime(new Date('2027-01-01T00:00:01Z'));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(calls).toBe(1);
  await stop();
});

test('a call while the function runs is another run after it @run.outage', async () => {
  const runs: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => void runs.push(resolve));
  const schedule = startSchedule([{ name: 'sweep', schedule: '0 0 1 1 *', run }]);
  schedule.run('sweep');
  schedule.run('sweep');
  schedule.run('sweep');
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.();
  await schedule.stop();
  expect(runs).toHaveLength(2);
});

test.each([0, 1, 2, 3, 4, 5])(
  'a call %i steps after a run ends is another run @run.outage',
  async (steps) => {
    const runs: (() => void)[] = [];
    const run = () => new Promise<void>((resolve) => void runs.push(resolve));
    const schedule = startSchedule([{ name: 'sweep', schedule: '0 0 1 1 *', run }]);
    schedule.run('sweep');
    runs[0]?.();
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    schedule.run('sweep');
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.();
    await schedule.stop();
  },
);

test('rejects an invalid cron expression', () => {
  const run = () => Promise.resolve();
  expect(() => startSchedule([{ name: 'sweep', schedule: 'soon', run }])).toThrow(/soon|pattern/i);
});

test('calls a function at once when it is told to, and still not twice at a time', async () => {
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  const schedule = startSchedule([
    { name: 'sweep', schedule: '0 0 1 1 *', run },
    { name: 'other', schedule: '0 0 1 1 *', run: () => Promise.reject(new Error('not asked for')) },
  ]);
  schedule.run('sweep');
  schedule.run('sweep');
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await schedule.stop();
});
