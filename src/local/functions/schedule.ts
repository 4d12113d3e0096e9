/** Runs scheduled functions by the cron expressions in their `config`. */
import { Cron } from 'croner';
import { Alarm } from '../publishing/alarm.ts';
import type { ScheduledFunction } from './functions-host.ts';

/** Maximum pause, because the clock may be changed. Timers are limited to 2^31 ms besides. */
const LOOK_EVERY_MS = 30_000;

/**
 * Starts the schedule; a function does not overlap with itself.
 * @returns stops it, after running calls have ended
 * @throws TypeError for an invalid cron expression
 */
export function startSchedule(functions: readonly ScheduledFunction[]): () => Promise<void> {
  const clocks = functions.map(({ schedule, run }) => {
    const cron = new Cron(schedule, { timezone: 'UTC', paused: true });
    return startClock((after) => cron.nextRun(after)?.getTime() ?? Infinity, run);
  });
  return async () => {
    await Promise.all(clocks.map((stop) => stop()));
  };
}

/**
 * Runs repeatedly. If the clock is set back, the next run moves with it, so that no minute is
 * skipped.
 * @param nextAfter milliseconds since 1970
 */
function startClock(
  nextAfter: (moment: Date) => number,
  run: () => Promise<void>,
): () => Promise<void> {
  const alarm = new Alarm();
  const stopping = new AbortController();
  const loop = async () => {
    const isStopping = () => stopping.signal.aborted;
    let seen = Date.now();
    let next = nextAfter(new Date(seen));
    while (!isStopping()) {
      await alarm.wait(Math.min(Math.max(next - seen, 0), LOOK_EVERY_MS));
      const now = Date.now();
      if (now < seen) next = nextAfter(new Date(now));
      seen = now;
      if (now < next || isStopping()) continue;
      await run();
      seen = Date.now();
      next = nextAfter(new Date(seen));
    }
  };
  const ended = loop();
  return async () => {
    stopping.abort();
    alarm.ring();
    await ended;
  };
}
