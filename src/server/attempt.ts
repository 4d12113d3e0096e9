import { describeError, log } from './log.ts';

/**
 * For work whose failure is answered by other work, not by an error.
 * @param event name of the failure in the log
 * @returns what the work gives; undefined after a failure, which is logged
 */
export async function attempt<T>(event: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log({ level: 'error', event, ...describeError(error) });
    return undefined;
  }
}
