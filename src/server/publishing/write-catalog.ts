/** Writes to the catalog: one transaction, which also requests a build. */
import type { Context } from 'hono';
import type { Database } from '#db/client.ts';
import { isLockTimeout, lockCatalog, type Editor } from '#db/queries/publishing/lock.ts';
import { requestPublication } from '#db/queries/publishing/requests.ts';
import { ApiError } from '../base/api-error.ts';
import type { Services } from '../base/services.ts';
import { someoneIsSaving } from '../base/texts.ts';
import type { GuardedEnv } from '../http/guarded-app.ts';
import { publishMode, publishWait } from './publish-mode.ts';

/** @returns the caller's name, as stored with settings */
export function nameOf(context: Context<GuardedEnv>): string {
  const { name, email } = context.get('staff');
  return name || email;
}

export function editorOf(context: Context<GuardedEnv>): Editor {
  return { staffId: context.get('staff').id };
}

/**
 * Runs a catalog write in one transaction under the catalog lock, and requests a build if visitors may see a
 * difference. Its changes are recorded with their editor as one press: what one press of a button did (@history.kept).
 * @param work writes, and says whether visitors may see a difference; rolled back when it throws
 * @throws what `work` throws; ApiError 503 on lock timeout
 */
export async function writeCatalog(
  { db, now }: Services,
  editor: Editor,
  work: (tx: Database, now: Date) => Promise<boolean>,
): Promise<void> {
  try {
    await db().transaction(async (tx) => {
      await lockCatalog(tx, { batchId: crypto.randomUUID(), ...editor });
      const time = now();
      const publish = await work(tx, time);
      if (publish) await requestPublication(tx, time, publishWait(publishMode()));
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new ApiError('unavailable', someoneIsSaving);
    throw error;
  }
}

/** Rolls back the transaction of `tryCatalog`. */
class TriedOut extends Error {
  override name = 'TriedOut';
}

/**
 * Runs a catalog write like `writeCatalog`, and rolls it back.
 * @returns what `work` returns
 * @throws what `work` throws; ApiError 503 on lock timeout
 */
export async function tryCatalog<Value>(
  { db, now }: Services,
  work: (tx: Database, now: Date) => Promise<Value>,
): Promise<Value> {
  let result: { value: Value } | undefined;
  try {
    await db().transaction(async (tx) => {
      await lockCatalog(tx);
      result = { value: await work(tx, now()) };
      throw new TriedOut();
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new ApiError('unavailable', someoneIsSaving);
    if (!(error instanceof TriedOut)) throw error;
  }
  if (!result) throw new TriedOut();
  return result.value;
}
