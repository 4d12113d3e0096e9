import { databaseAway } from '../base/api-error.ts';
import { DatabaseDeadlineError, withDeadline } from '../base/deadline.ts';
import { describeError, log } from '../base/log.ts';

/**
 * @param event name of a timeout in the log
 * @param read reads from the database
 * @returns what `read` returns
 * @throws ApiError 503 after `ms`, which is logged; what `read` throws
 */
export async function inTime<T>(event: string, ms: number, read: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(read(), ms, DatabaseDeadlineError);
  } catch (error) {
    if (!(error instanceof DatabaseDeadlineError)) throw error;
    log({ level: 'error', event, ...describeError(error) });
    throw databaseAway();
  }
}
