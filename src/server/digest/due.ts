/** When the daily digest is due, by the owner's settings. */
import type { Database } from '#db/client.ts';
import { readLastDigest } from '#db/queries/digest/digest.ts';
import { nextDigest } from '#domain/digest.ts';
import { readSection } from '../shop/read.ts';

/**
 * @returns when the schedule must check the digest; undefined while it is off
 * @throws when the database fails
 */
export async function digestDueAt(db: Database, now: Date): Promise<Date | undefined> {
  const { isOn, time } = await readSection(db, 'digest');
  if (!isOn) return undefined;
  const lastDay = await readLastDigest(db);
  // Before the first digest, today must be recorded.
  return lastDay === undefined ? now : nextDigest(now, { time, lastDay });
}
