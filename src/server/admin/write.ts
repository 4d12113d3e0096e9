import type { Database } from '#db/client.ts';
import { isLockTimeout, lockCatalog } from '#db/queries/admin/lock.ts';
import { requestPublication } from '#db/queries/publishing.ts';
import { ApiError } from '../http/api-error.ts';
import { publishMode, publishWait } from '../publishing/publish-mode.ts';
import type { Services } from '../services.ts';
import { someoneIsSaving } from '../texts.ts';

/**
 * Runs a catalog write in one transaction under the catalog lock, and requests a build if visitors
 * may see a difference.
 * @param work writes, and says whether visitors may see a difference; rolled back when it throws
 * @throws what `work` throws; ApiError 503 on lock timeout
 */
export async function writeCatalog(
  { db, now }: Services,
  work: (tx: Database, now: Date) => Promise<boolean>,
): Promise<void> {
  try {
    await db().transaction(async (tx) => {
      await lockCatalog(tx);
      const time = now();
      const publish = await work(tx, time);
      if (publish) await requestPublication(tx, time, publishWait(publishMode()));
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new ApiError('unavailable', someoneIsSaving);
    throw error;
  }
}
