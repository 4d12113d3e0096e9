import { isHost } from '#db/queries/host.ts';
import { attempt } from '../attempt.ts';
import { reportsUnderWay } from '../log.ts';
import { removeUnusedImages } from '../media/remove-unused.ts';
import { forgetOld } from '../people/forget-old.ts';
import type { PeopleServices } from '../people/services.ts';
import { clearOldRows } from './clear-old-rows.ts';
import { emptyTrash } from './empty-trash.ts';

/** Netlify stops a scheduled function after half a minute. */
const ROWS_MS = 5_000;
const PEOPLE_MS = 5_000;
const IMAGES_MS = 14_000;

/**
 * Nightly job (Detroit time) on the database's host: deletes expired rows, images and requests.
 * Never throws; failures are logged and retried the next night.
 */
export async function clearEveryNight(services: PeopleServices): Promise<void> {
  if (!(await attempt('host', () => isHost(services.db(), services.host())))) return;
  await attempt('trash', () => emptyTrash(services));
  await attempt('old-rows', () => clearOldRows(services, Date.now() + ROWS_MS));
  await forgetOld(services, Date.now() + PEOPLE_MS);
  await attempt('unused-images', () => removeUnusedImages(services, Date.now() + IMAGES_MS));
  await reportsUnderWay();
}
