/**
 * A note of when the schedule has something to do next, kept in the blob store. A database that
 * sleeps when nobody uses it (Neon's does after five minutes) is woken only then.
 */
import { z } from 'zod';
import { findNextDue } from '#db/queries/next-due.ts';
import { attempt } from '../attempt.ts';
import { withStore } from '../blob-store.ts';
import type { MailServices } from '../mail/services.ts';

const STORE = 'schedule';
const KEY = 'next-due';
const STORE_TIMEOUT_MS = 2_000;
/** Two notes written at once may leave the older one: longer than this nothing waits for it. */
const LOOK_ANYWAY_MS = 60 * 60 * 1000;

const noteSchema = z.object({
  /** When the database was asked. */
  notedAt: z.coerce.date(),
  /** Null when nothing waited then. */
  dueAt: z.coerce.date().nullable(),
});

/**
 * Notes when work is due next, as the database has it now. Never throws: without a note the schedule
 * looks by itself.
 */
export async function noteNextDue({ db, mailer, now }: MailServices): Promise<void> {
  await attempt('next-due', async () => {
    const notedAt = now();
    const dueAt = await findNextDue(db(), mailer().route !== 'none');
    const note = JSON.stringify({ notedAt, dueAt: dueAt ?? null });
    await withStore(STORE, STORE_TIMEOUT_MS, (store) => store.set(KEY, note));
  });
}

/**
 * @returns whether the schedule has to look into the database: something is due, nothing was noted,
 *   the note cannot be read, or the last look was an hour ago
 */
export async function mayBeDue(now: Date): Promise<boolean> {
  const note = await attempt('next-due', async () => {
    const kept = await withStore(STORE, STORE_TIMEOUT_MS, (store) =>
      store.get(KEY, { type: 'text' }),
    );
    // The types of the store leave out that there may be no such blob.
    return (kept as string | null) === null ? undefined : noteSchema.parse(JSON.parse(kept));
  });
  if (!note) return true;
  // A clock that was set back makes no note count for longer.
  const sinceNote = Math.abs(now.getTime() - note.notedAt.getTime());
  return sinceNote >= LOOK_ANYWAY_MS || (note.dueAt !== null && note.dueAt <= now);
}
