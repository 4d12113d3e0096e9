import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSchedule } from './schedule.ts';

test('calls a function by its cron expression, never twice at once, until it is stopped', async () => {
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
  const stop = startSchedule([{ name: 'sweep', schedule: '* * * * * *', run }]);
  await expect.poll(() => calls, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await stop();
  expect(atOnce).toBe(0);
  expect(mostAtOnce).toBe(1);
  const before = calls;
  await sleep(1_500);
  expect(calls).toBe(before);
});

test('refuses what is no cron expression', () => {
  const run = () => Promise.resolve();
  expect(() => startSchedule([{ name: 'sweep', schedule: 'soon', run }])).toThrow(/soon|pattern/i);
});
