import path from 'node:path';
import { lockCatalog } from '#db/queries/admin/lock.ts';
import { deleteIfUnused, listUnused, markUnused } from '#db/queries/admin/unused-images.ts';
import { daysBefore } from '#domain/retention.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { attempt } from '../attempt.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';
import { removeImage } from './store.ts';

/**
 * An image that no row refers to may still stand in a site that is live or can be brought back.
 * A site that old shows the image that stands in for a missing one.
 */
const UNUSED_DAYS = 30;
/** Far more than staff upload in vain on a day. */
const MAX_A_NIGHT = 200;

/**
 * Removes uploaded images that nothing has referred to for `UNUSED_DAYS`: chosen and never
 * saved, or replaced. One that cannot be removed stays for the next night, and holds up no other.
 * @param until begins no further image at this moment (milliseconds since 1970)
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

/** Row and image, both or neither. */
function removeOne({ db }: Services, url: string, before: Date): Promise<boolean> {
  return db().transaction(async (tx) => {
    await lockCatalog(tx);
    if (!(await deleteIfUnused(tx, url, before))) return false;
    // Before the commit: whoever uploads it again waits for that, and finds it gone.
    await removeImage(path.posix.basename(url, '.webp'));
    return true;
  });
}
