import { databaseAway } from '../base/api-error.ts';
import { DeadlineError, withDeadline } from '../base/deadline.ts';
import { describeError, log } from '../base/log.ts';

/**
 * @param event name of a read that took too long, in the log
 * @param ms after which nobody should wait longer
 * @returns what the read gives
 * @throws ApiError 503 on timeout, which is logged; what `read` throws
 */
export async function inTime<T>(event: string, ms: number, read: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(read(), ms, DatabaseDeadlineError);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    log({ level: 'error', event, ...describeError(error) });
    throw databaseAway();
  }
}
