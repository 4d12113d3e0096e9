/** The clock of scheduled functions, by the cron expressions of their `config`. */
import { Cron } from 'croner';
import type { ScheduledFunction } from './functions-host.ts';

/**
 * Starts calling the functions; none is called while it still runs.
 * @returns ends it, once what is running is done
 * @throws TypeError for what is no cron expression
 */
export function startSchedule(functions: readonly ScheduledFunction[]): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const clocks = functions.map(({ name, schedule, run }) => {
    const options = { name: `${name}-${crypto.randomUUID()}`, timezone: 'UTC', protect: true };
    return new Cron(schedule, options, async () => {
      const call = run();
      running.add(call);
      await call;
      running.delete(call);
    });
  });
  return async () => {
    for (const clock of clocks) clock.stop();
    await Promise.all(running);
  };
}
