import path from 'node:path';
import { deleteIfUnused, listUnused, markUnused } from '#db/queries/media/unused-images.ts';
import { lockCatalog } from '#db/queries/publishing/lock.ts';
import { daysBefore } from '#domain/retention.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { attempt } from '../base/attempt.ts';
import { log } from '../base/log.ts';
import type { Services } from '../base/services.ts';
import { removeImage } from './store.ts';

/**
 * An unreferenced image may still be used by the live site, or by a site that can be restored. Older
 * sites show a placeholder.
 */
const UNUSED_DAYS = 30;
/** Far more than the daily number of unused uploads. */
const MAX_A_NIGHT = 200;

/**
 * Removes uploaded images that were unreferenced for `UNUSED_DAYS`: never saved, or replaced. A
 * failure is retried the next night and does not stop the others.
 * @param until after it no further image is removed (milliseconds since 1970)
 * @throws when the database fails
 */
export async function removeUnusedImages(services: Services, until: number): Promise<void> {
  const now = services.now();
  const before = daysBefore(now, UNUSED_DAYS);
  await markUnused(services.db(), UPLOADED_IMAGES_PATH, now);
  let count = 0;
  for (const url of await listUnused(services.db(), before, MAX_A_NIGHT)) {
    if (Date.now() >= until) break;
    if (await attempt('unused-image', () => removeOne(services, url, before))) count += 1;
  }
  if (count > 0) log({ level: 'info', event: 'images-removed', count });
}

/** Removes row and image, or neither. */
function removeOne({ db }: Services, url: string, before: Date): Promise<boolean> {
  return db().transaction(async (tx) => {
    await lockCatalog(tx);
    if (!(await deleteIfUnused(tx, url, before))) return false;
    // Before the commit, so that a concurrent upload of the same image waits and then stores it
    // again.
    await removeImage(path.posix.basename(url, '.webp'));
    return true;
  });
}
