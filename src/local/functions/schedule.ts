/** The clock of scheduled functions, by the cron expressions of their `config`. */
import { Cron } from 'croner';
import { Alarm } from '../publishing/alarm.ts';
import type { ScheduledFunction } from './functions-host.ts';

/** The clock is looked at so often: it may be set back or on. Timers end at 2^31 ms besides. */
const LOOK_EVERY_MS = 30_000;

/**
 * Starts calling the functions; none is called while it still runs.
 * @returns ends it, once what is running is done
 * @throws TypeError for what is no cron expression
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
 * Runs again and again. A clock that is set back moves the next run back too: the minute comes anyway.
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
