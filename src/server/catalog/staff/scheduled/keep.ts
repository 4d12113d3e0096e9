/** Keeps scheduled changes of fields that somebody changed since (@schedule.keep). */
import type { Database } from '#db/client.ts';
import { setBases, type ScheduledRow } from '#db/queries/catalog/scheduled.ts';
import { baseAsNow } from '#domain/scheduled-change.ts';
import { readThings } from './things.ts';

/**
 * Records the current values as those that the changes start from, so that they do not clash at their time.
 * @param rows changes that wait, locked
 * @returns the kept changes, and the names of entities that are in the trash or lack an option: their changes stay as
 *   they were
 */
export async function keepScheduled(
  tx: Database,
  rows: readonly ScheduledRow[],
): Promise<{ done: ScheduledRow[]; left: string[] }> {
  const things = await readThings(tx, rows);
  const judged = rows.map((row) => {
    const thing = things.get(row.entityId);
    const base = thing?.deletedAt === null ? baseAsNow(thing, row) : undefined;
    return { row, name: thing?.name ?? '', base };
  });
  const kept = judged.flatMap(({ row, base }) => (base ? [{ row, base }] : []));
  await setBases(
    tx,
    kept.map(({ row: { id }, base }) => ({ id, base })),
  );
  return {
    done: kept.map(({ row }) => row),
    left: judged.flatMap(({ name, base }) => (base ? [] : [name])),
  };
}
