/** Applies scheduled changes that are due (@schedule.change). */
import { claimScheduled, listDueBatches } from '#db/queries/catalog/scheduled.ts';
import { lockCatalog } from '#db/queries/publishing/lock.ts';
import { AT_ONCE, requestPublication } from '#db/queries/publishing/requests.ts';
import type { Services } from '../../../base/services.ts';
import { afterScheduled } from '../../../publishing/after-save.ts';
import { applyScheduled } from './apply.ts';
import { recordScheduled } from './record.ts';

/**
 * Applies all due changes in one transaction, and requests one publication without delay. Changes that were scheduled
 * together become one batch of the history, by the person who scheduled them. Idempotent; does nothing on a guest.
 * @throws when the database fails, or on lock timeout; nothing is changed then
 */
export async function applyDue(services: Services): Promise<void> {
  const { db, now } = services;
  const host = services.host();
  if (host === undefined) return;
  const due = await listDueBatches(db(), now(), host);
  if (due.length === 0) return;
  const written = await db().transaction(async (tx) => {
    await lockCatalog(tx);
    const at = now();
    let count = 0;
    for (const { batchId, staffId, dueAt } of await listDueBatches(tx, at, host)) {
      await lockCatalog(tx, { staffId: staffId ?? '', batchId, scheduledFor: dueAt });
      const rows = await claimScheduled(tx, batchId, ['waiting']);
      const { written: writtenNow, held } = await applyScheduled(tx, rows, {
        now: at,
        isAnyway: false,
      });
      const heldRows = held.map(({ scheduled }) => scheduled);
      await recordScheduled(tx, heldRows, { action: 'held', staffId, at });
      count += writtenNow;
    }
    if (count > 0) await requestPublication(tx, at, AT_ONCE);
    return count;
  });
  if (written > 0) await afterScheduled();
}
