import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';

/** Arbitrary; unique among the advisory locks of this database. */
const CATALOG_LOCK = 313_555_0142;
/** Longer than any normal write, shorter than a function's query timeout. */
const LOCK_TIMEOUT = '4s';
/** Ends the transaction of a function that was killed, so that its lock is released. */
const IDLE_TIMEOUT = '15s';
/** SQLSTATE `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Who changes the catalog; a batch is all that one press changes. */
export interface Editor {
  staffId: string;
  batchId?: string;
  /** When a scheduled change was due. */
  scheduledFor?: Date;
}

/** For writes by no person. */
const NOBODY: Editor = { staffId: '' };

/**
 * Takes an advisory lock until the transaction ends, so that catalog writes are serial. Few people
 * edit and a write takes milliseconds; serial writes cannot orphan an item, take a slug twice or
 * deadlock.
 * @param editor for the trigger that records edits (@history.kept)
 * @throws on lock timeout; see `isLockTimeout`
 */
export async function lockCatalog(tx: Database, editor = NOBODY): Promise<void> {
  await tx.execute(sql`
    select set_config('lock_timeout', ${LOCK_TIMEOUT}, true),
      set_config('idle_in_transaction_session_timeout', ${IDLE_TIMEOUT}, true),
      set_config('woodward.staff_id', ${editor.staffId}, true),
      set_config('woodward.batch_id', ${editor.batchId ?? ''}, true),
      set_config('woodward.scheduled_for', ${editor.scheduledFor?.toISOString() ?? ''}, true),
      pg_advisory_xact_lock(${sql.raw(String(CATALOG_LOCK))})`);
}

export function isLockTimeout(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE;
}
