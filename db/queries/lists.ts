/** Queues the mails of a shared list: all of them, or none. */
import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { outbox } from '../schema.ts';
import { queueMail } from './mail/outbox.ts';
import { takeOne, type Bucket } from './rate-buckets.ts';

export interface NewListMail {
  recipient: string;
  content: Record<string, string>;
  /** Idempotency key. */
  dedupeKey: string;
}

/**
 * @param mailbox by `mailboxOf`
 * @returns the prefix of the keys of its list mails, which finds them without the address
 */
export function listMailPrefix(mailbox: string): string {
  return `list:${createHash('sha256').update(mailbox).digest('hex')}:`;
}

/** Rolls back the transaction, which returns the tokens taken. */
class LimitedError extends Error {
  override name = 'LimitedError';
}

/**
 * Queues a mail for each recipient, once for each key.
 * @param buckets each loses a token, except for a repetition
 * @returns `limited` if a bucket is empty; nothing is queued then
 * @throws when the database fails
 */
export async function queueListMails(
  db: Database,
  mails: readonly NewListMail[],
  buckets: readonly Bucket[],
): Promise<'queued' | 'limited'> {
  try {
    await db.transaction(async (tx) => {
      const keys = mails.map(({ dedupeKey }) => dedupeKey);
      // Concurrent repetitions wait for each other, so that only one takes tokens.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keys[0] ?? ''}, 0))`);
      if ((await tx.$count(outbox, inArray(outbox.dedupeKey, keys))) === mails.length) return;
      for (const bucket of buckets) if (!(await takeOne(tx, bucket))) throw new LimitedError();
      for (const mail of mails) await queueMail(tx, { kind: 'visitor-list', ...mail });
    });
  } catch (error) {
    if (error instanceof LimitedError) return 'limited';
    throw error;
  }
  return 'queued';
}
