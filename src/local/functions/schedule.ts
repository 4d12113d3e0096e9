/** Runs scheduled functions by the cron expressions in their `config`. */
import { Cron } from 'croner';
import type { ScheduledFunction } from './functions-host.ts';

const CHECK_MS = 1_000;

export interface Schedule {
  /** Calls a function now; if it is running, again when it has ended. */
  run: (name: string) => void;
  stop: () => Promise<void>;
}

/**
 * Starts the schedule; a function does not overlap with itself. The clock is read every second,
 * because a timer of Croner's waits for its moment even when the clock was set back by a day.
 * @throws TypeError for an invalid cron expression
 */
export function startSchedule(functions: readonly ScheduledFunction[]): Schedule {
  const jobs = functions.map(({ name, schedule, run }) => {
    const cron = new Cron(schedule, { timezone: 'UTC', paused: true });
    return { name, cron, run, next: cron.nextRun() };
  });
  const running = new Map<Cron, Promise<void>>();
  const again = new Set<Cron>();
  const start = ({ cron, run }: Pick<(typeof jobs)[number], 'cron' | 'run'>) => {
    if (running.has(cron)) return;
    const repeated = async () => {
      try {
        do {
          again.delete(cron);
          await run();
        } while (again.has(cron));
      } finally {
        // In the same step as the last check of `again`, so that no call falls between them.
        running.delete(cron);
      }
    };
    running.set(cron, repeated());
  };
  let checkedAt = new Date();
  const check = () => {
    const now = new Date();
    for (const job of jobs) {
      const isDue = job.next !== null && job.next <= now;
      if (isDue || now < checkedAt) job.next = job.cron.nextRun(now);
      if (isDue) start(job);
    }
    checkedAt = now;
  };
  const timer = setInterval(check, CHECK_MS);
  return {
    run(name) {
      for (const job of jobs.filter((entry) => entry.name === name)) {
        if (running.has(job.cron)) again.add(job.cron);
        start(job);
      }
    },
    stop: async () => {
      clearInterval(timer);
      again.clear();
      await Promise.all(running.values());
    },
  };
}
