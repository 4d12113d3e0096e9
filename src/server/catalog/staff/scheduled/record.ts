/** Records in Activity what became of scheduled changes (@history.acts). */
import type { ActAction } from '#contracts/history/acts.ts';
import type { Database } from '#db/client.ts';
import { scheduledFields, type NewScheduled } from '#db/queries/catalog/scheduled.ts';
import { insertAct } from '#db/queries/history/acts.ts';
import { readThings } from './things.ts';

interface Done {
  action: ActAction;
  /** Null: the author has left. */
  staffId: string | null;
  at: Date;
}

/** @param rows changes of one request; without any, nothing is recorded */
export async function recordScheduled(
  tx: Database,
  rows: readonly Pick<NewScheduled, 'kind' | 'entityId' | 'dueAt' | 'change' | 'base'>[],
  { action, staffId, at }: Done,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { entityId, dueAt, change, base } = first;
  const thing = (await readThings(tx, [first])).get(entityId);
  await insertAct(tx, {
    kind: 'schedule',
    action,
    at,
    staffId,
    name: thing?.name ?? '',
    count: rows.length,
    dueAt,
    changes: scheduledFields(change, base),
  });
}
