/** The outbox: queued mails, and claims on them while they are sent. */
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../client.ts';
import type { MAIL_KINDS } from '../../mail-kinds.ts';
import { outbox } from '../../schema.ts';
import { CLOCK_TOLERANCE_MS } from '../accounts/attempts.ts';
import { hasHost } from '../host.ts';
import { onlyRow } from '../rows.ts';
import { LONGEST_WAIT_SECONDS } from './waits.ts';

export type MailKind = (typeof MAIL_KINDS)[number];
export type MailRow = typeof outbox.$inferSelect;

export interface NewMail {
  kind: MailKind;
  /** Recipient's address; null for the shop's own. */
  recipient: string | null;
  /**
   * Template data besides the inquiry; emptied once the mail is sent. An invitation and a password
   * reset need `link`, and take `name` and `role`.
   */
  content?: Record<string, string>;
  /** Idempotency key: at most one mail per key. */
  dedupeKey: string;
  inquiryId?: string;
}

/**
 * Queues a mail. It is sent after the response; a failed one is retried by the schedule.
 * @param tx the transaction of the change that the mail is about
 * @returns false when a mail with this key was already queued
 */
export async function queueMail(tx: Database, mail: NewMail): Promise<boolean> {
  const queued = await tx
    .insert(outbox)
    .values(mail)
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return queued.length > 0;
}

/**
 * @param keyBefore key of the mailbox's confirmation in the previous hour
 * @returns whether this request, or its mailbox within the hour, got a confirmation
 */
export async function hasConfirmation(
  tx: Database,
  inquiryId: string,
  keyBefore: string,
): Promise<boolean> {
  const ofInquiry = and(eq(outbox.kind, 'inquiry-confirmation'), eq(outbox.inquiryId, inquiryId));
  const before = and(
    eq(outbox.dedupeKey, keyBefore),
    gt(outbox.createdAt, sql`now() - interval '1 hour'`),
  );
  const [confirmation] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(or(ofInquiry, before))
    .limit(1);
  return confirmation !== undefined;
}

/**
 * Queues a mail whose key must be new.
 * @returns its id
 * @throws when the key exists
 */
export async function queueReply(tx: Database, mail: NewMail): Promise<string> {
  return onlyRow(await tx.insert(outbox).values(mail).returning({ id: outbox.id })).id;
}

/** Longer than any mail server's timeout. */
const CLAIM_SECONDS = 120;

/**
 * Claims the mail that has been due longest and counts a try. A due time beyond any possible wait
 * came from a wrong clock and is ignored.
 * @param host the claimant
 * @returns the mail; undefined when none is due or another host owns the database
 */
export async function claimMail(db: Database, host: string): Promise<MailRow | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        hasHost(db, host),
        eq(outbox.state, 'queued'),
        or(lte(outbox.nextTryAt, sql`now()`), isTooFar(outbox.nextTryAt, LONGEST_WAIT_SECONDS)),
        or(
          isNull(outbox.claimedUntil),
          lt(outbox.claimedUntil, sql`now()`),
          isTooFar(outbox.claimedUntil, CLAIM_SECONDS),
        ),
      ),
    )
    .orderBy(asc(outbox.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(outbox)
    .set({
      claimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`,
      tries: sql`${outbox.tries} + 1`,
    })
    .where(inArray(outbox.id, due))
    .returning();
  return mail;
}

function isTooFar(moment: AnyPgColumn, seconds: number) {
  const ahead = seconds + CLOCK_TOLERANCE_MS / 1000;
  return gt(moment, sql`now() + make_interval(secs => ${ahead})`);
}

/**
 * Marks a mail as sent and erases its content, such as a link.
 * @param state `filed` when it was written to a file instead
 * @param refused recipients that the server did not take; each gets a mail of its own, with its own
 *   tries, so that the others get none twice
 */
export async function markMailSent(
  db: Database,
  { id, kind, inquiryId, content, dedupeKey }: MailRow,
  state: 'sent' | 'filed' = 'sent',
  refused: readonly string[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [index, recipient] of refused.entries()) {
      const rest = { kind, recipient, content, dedupeKey: `${dedupeKey}:${id}:${index}` };
      await queueMail(tx, { ...rest, ...(inquiryId !== null && { inquiryId }) });
    }
    await tx
      .update(outbox)
      .set({ state, sentAt: sql`now()`, claimedUntil: null, content: {}, lastError: '' })
      .where(eq(outbox.id, id));
  });
}

/**
 * Records a failed try.
 * @param waitSeconds until the next try; null makes the mail a dead letter and erases its content
 * @param lastError class and code of the failure, without addresses or text
 */
export async function markMailFailed(
  db: Database,
  id: string,
  waitSeconds: number | null,
  lastError: string,
): Promise<void> {
  const next =
    waitSeconds === null
      ? { state: 'dead' as const, content: {} }
      : { nextTryAt: sql`now() + make_interval(secs => ${waitSeconds})` };
  await db
    .update(outbox)
    .set({ ...next, claimedUntil: null, lastError })
    // Another sender may have sent it after our claim expired.
    .where(and(eq(outbox.id, id), eq(outbox.state, 'queued')));
}
