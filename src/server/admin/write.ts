import type { Database } from '#db/client.ts';
import { isLockTimeout, lockCatalog } from '#db/queries/admin/lock.ts';
import { requestPublication } from '#db/queries/publications.ts';
import { ApiError } from '../http/api-error.ts';
import { publishMode, publishWait } from '../publishing/publish-mode.ts';
import type { Services } from '../services.ts';

export interface Written<T> {
  result: T;
  /** Whether visitors may see a difference. */
  publish: boolean;
}

/**
 * Runs a catalog write in one transaction under the catalog lock, and requests a build if visitors
 * may see a difference.
 * @param work writes; rolled back when it throws
 * @returns its result
 * @throws what `work` throws; ApiError 503 on lock timeout
 */
export async function writeCatalog<T>(
  { db, now }: Services,
  work: (tx: Database, now: Date) => Promise<Written<T>>,
): Promise<T> {
  try {
    return await db().transaction(async (tx) => {
      await lockCatalog(tx);
      const time = now();
      const { result, publish } = await work(tx, time);
      if (publish) await requestPublication(tx, time, publishWait(publishMode()));
      return result;
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new ApiError('unavailable', 'Someone else is saving right now. Please try again.');
  }
}
