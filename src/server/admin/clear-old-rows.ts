import { deleteOldRows } from '#db/queries/old-rows.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';

/** Rows per statement: a fraction of a second. */
const ROWS_AT_ONCE = 2_000;

/**
 * Deletes expired rows, so that no table grows without limit.
 * @param until starts no further batch after this time (milliseconds since 1970); the next night
 *   continues
 * @throws when the database fails
 */
export async function clearOldRows({ db, now }: Services, until: number): Promise<void> {
  let count = 0;
  let gone: number;
  do {
    gone = await deleteOldRows(db(), { now: now(), limit: ROWS_AT_ONCE });
    count += gone;
  } while (gone > 0 && Date.now() < until);
  if (count > 0) log({ level: 'info', event: 'old-rows-deleted', count });
}
