/** Queues the mails of one request for a list: all of them, or none. */
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
 * @returns how the keys of its list mails begin, by which they are found without the address
 */
export function listMailPrefix(mailbox: string): string {
  return `list:${createHash('sha256').update(mailbox).digest('hex')}:`;
}

/** Ends the transaction: the tokens that were taken are given back. */
class LimitedError extends Error {
  override name = 'LimitedError';
}

/**
 * Queues a mail for each recipient, once for each key.
 * @param buckets each of them costs a token; a repetition costs none
 * @returns `limited` when one of them is empty: then nothing is queued
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
      // Repetitions wait for each other, or all of them at once would take tokens.
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
