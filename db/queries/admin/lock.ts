import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';

/** Any number that no other lock of this database has. */
const CATALOG_LOCK = 313_555_0142;
/** Longer than any honest write takes; shorter than a query of a function may take. */
const LOCK_TIMEOUT = '4s';
/** A function that was killed in the middle must not keep the others out. */
const IDLE_TIMEOUT = '15s';
/** Postgres' code for a lock that was not had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Makes this transaction the only one that writes the catalog, until it ends. A handful of people
 * edit, and each write takes milliseconds: one after another they can neither orphan an item, nor
 * take one slug twice, nor wait for each other in a circle.
 * @throws when the others take too long; `isLockTimeout` tells
 */
export async function lockCatalog(tx: Database): Promise<void> {
  await tx.execute(sql`
    select set_config('lock_timeout', ${LOCK_TIMEOUT}, true),
      set_config('idle_in_transaction_session_timeout', ${IDLE_TIMEOUT}, true),
      pg_advisory_xact_lock(${sql.raw(String(CATALOG_LOCK))})`);
}

/** @returns whether `lockCatalog` failed because others held the lock for too long */
export function isLockTimeout(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE;
}
