/**
 * Stores when the schedule's next work is due in the blob store, so that a database that suspends
 * when idle (Neon's does after five minutes) is not woken without need.
 */
import { z } from 'zod';
import type { MailRoute } from '#contracts/accounts/staff.ts';
import { CLOCK_TOLERANCE_MS } from '#db/queries/accounts/attempts.ts';
import { findNextDue } from '#db/queries/next-due.ts';
import { attempt } from '../base/attempt.ts';
import { withStore } from '../base/blob-store.ts';
import type { Services } from '../base/services.ts';
import { digestDueAt } from '../digest/due.ts';

const STORE = 'schedule';
const KEY = 'next-due';
const STORE_TIMEOUT_MS = 2_000;
/** Of two concurrent writes the older may stay, so the database is queried at least this often. */
const LOOK_ANYWAY_MS = 60 * 60 * 1000;

const nextDueSchema = z.object({
  /** When the database was queried. */
  notedAt: z.coerce.date(),
  /** Null when nothing was due. */
  dueAt: z.coerce.date().nullable(),
});

/** `mailer` tells whether mails leave. */
export interface DueServices extends Pick<Services, 'db' | 'now'> {
  mailer: () => { route: MailRoute };
}

/**
 * Stores when work is due next. Never throws: without the blob, the schedule queries the database.
 */
export async function saveNextDue({ db, mailer, now }: DueServices): Promise<void> {
  await attempt('next-due', async () => {
    const notedAt = now();
    const mailsLeave = mailer().route !== 'none';
    const dates = [
      await findNextDue(db(), { mailsLeave, now: notedAt }),
      mailsLeave ? await digestDueAt(db(), notedAt) : undefined,
    ].filter((date) => date !== undefined);
    const dueAt = dates.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
    const nextDue = JSON.stringify({ notedAt, dueAt });
    await withStore(STORE, STORE_TIMEOUT_MS, (store) => store.set(KEY, nextDue));
  });
}

/**
 * @returns whether the schedule must query the database: something is due, the blob is missing or
 *   unreadable, the last query was an hour ago, or the blob is from the future
 */
export async function mayBeDue(now: Date): Promise<boolean> {
  const saved = await attempt('next-due', async () => {
    const kept = await withStore(STORE, STORE_TIMEOUT_MS, (store) =>
      store.get(KEY, { type: 'text' }),
    );
    // The store's types omit that the blob may be missing.
    return (kept as string | null) === null ? undefined : nextDueSchema.parse(JSON.parse(kept));
  });
  if (!saved) return true;
  const age = now.getTime() - saved.notedAt.getTime();
  // Negative when a clock was ahead.
  const isOld = age >= LOOK_ANYWAY_MS || age < -CLOCK_TOLERANCE_MS;
  return isOld || (saved.dueAt !== null && saved.dueAt <= now);
}
