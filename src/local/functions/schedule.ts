/** Runs scheduled functions by the cron expressions in their `config`. */
import { Cron } from 'croner';
import type { ScheduledFunction } from './functions-host.ts';

const CHECK_MS = 1_000;

/**
 * Starts the schedule; a function does not overlap with itself. The clock is read every second,
 * because a timer of Croner's waits for its moment even when the clock was set back by a day.
 * @returns stops it, after running calls have ended
 * @throws TypeError for an invalid cron expression
 */
export function startSchedule(functions: readonly ScheduledFunction[]): () => Promise<void> {
  const jobs = functions.map(({ schedule, run }) => {
    const cron = new Cron(schedule, { timezone: 'UTC', paused: true });
    return { cron, run, next: cron.nextRun() };
  });
  const running = new Map<Cron, Promise<void>>();
  let seen = new Date();
  const check = () => {
    const now = new Date();
    for (const job of jobs) {
      const isDue = job.next !== null && job.next <= now;
      if (isDue || now < seen) job.next = job.cron.nextRun(now);
      if (!isDue || running.has(job.cron)) continue;
      const ended = job.run().finally(() => running.delete(job.cron));
      running.set(job.cron, ended);
    }
    seen = now;
  };
  const timer = setInterval(check, CHECK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(running.values());
  };
}
