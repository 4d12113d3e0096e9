import { purgeTrash } from '#db/queries/catalog/trash.ts';
import { isHost } from '#db/queries/host.ts';
import { deleteOldRows } from '#db/queries/old-rows.ts';
import { attempt, inRounds } from '../base/attempt.ts';
import { log, reportsUnderWay } from '../base/log.ts';
import { removeUnusedImages } from '../media/remove-unused.ts';
import { forgetOld } from '../people/forget-old.ts';
import type { PeopleServices } from '../people/services.ts';
import { recountStock } from '../stock/recount.ts';

/** Netlify stops a scheduled function after half a minute. */
const ROWS_MS = 5_000;
const STOCK_MS = 4_000;
const PEOPLE_MS = 5_000;
const IMAGES_MS = 10_000;
/** Rows per statement: a fraction of a second. */
const ROWS_AT_ONCE = 2_000;

/**
 * Nightly job (Detroit time) on the database's host: deletes expired rows, images and requests, and
 * recounts stock.
 * Never throws; failures are logged and retried the next night.
 */
export async function runEveryNight(services: PeopleServices): Promise<void> {
  const { db, now } = services;
  if (!(await attempt('host', () => isHost(db(), services.host())))) return;
  // Catalog entries; `forgetOld` deletes requests in the trash.
  await attempt('trash', async () => {
    const count = await purgeTrash(db(), now());
    if (count > 0) log({ level: 'info', event: 'trash-emptied', count });
  });
  const until = Date.now() + ROWS_MS;
  await attempt('old-rows', () =>
    inRounds('old-rows-deleted', until, () =>
      deleteOldRows(db(), { now: now(), limit: ROWS_AT_ONCE }),
    ),
  );
  await attempt('stock', () => recountStock(db(), { now: now(), until: Date.now() + STOCK_MS }));
  await forgetOld(services, Date.now() + PEOPLE_MS);
  await attempt('unused-images', () => removeUnusedImages(services, Date.now() + IMAGES_MS));
  await reportsUnderWay();
}
