/**
 * The outbox: mails that are owed, and who is sending which.
 */
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { MAIL_KINDS } from '../mail-kinds.ts';
import { outbox } from '../schema.ts';
import { hasHost } from './host.ts';

export type MailKind = (typeof MAIL_KINDS)[number];
export type MailRow = typeof outbox.$inferSelect;

export interface NewMail {
  kind: MailKind;
  /** Address it goes to; null for the shop's own. */
  recipient: string | null;
  /**
   * What the text needs besides the inquiry; emptied once the mail is sent. An invitation and a
   * password reset need `link`, and take `name` and `role`.
   */
  content?: Record<string, string>;
  /** One mail per key: what is queued twice is owed once. */
  dedupeKey: string;
  inquiryId?: string;
}

/**
 * Owes a mail. It is sent after the answer; what fails waits for the schedule.
 * @param tx the transaction of what the mail tells of, so that both are stored or neither
 * @returns false when a mail of this key is owed already, or was
 */
export async function queueMail(tx: Database, mail: NewMail): Promise<boolean> {
  const queued = await tx
    .insert(outbox)
    .values(mail)
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return queued.length > 0;
}

/** Longer than any mail server may take to answer. */
const CLAIM_SECONDS = 120;

/**
 * Takes the mail that is due longest, so that no other sender takes it meanwhile. Taking it
 * counts as a try.
 * @param host who sends it
 * @returns the mail; undefined when none is due, or when the database is another host's
 */
export async function claimMail(db: Database, host: string): Promise<MailRow | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        hasHost(db, host),
        eq(outbox.state, 'queued'),
        lte(outbox.nextTryAt, sql`now()`),
        or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, sql`now()`)),
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

/**
 * The mail is out: what only it needed, such as a link, is forgotten.
 * @param state `filed` when it is in a file and nobody was sent it
 */
export async function markMailSent(
  db: Database,
  id: string,
  state: 'sent' | 'filed' = 'sent',
): Promise<void> {
  await db
    .update(outbox)
    .set({ state, sentAt: sql`now()`, claimedUntil: null, content: {}, lastError: '' })
    .where(eq(outbox.id, id));
}

/**
 * The mail could not be sent.
 * @param waitSeconds until the next try; null when there is none: then the mail is dead, and what
 *   only it needed is forgotten
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
    // A rival may have sent it after our claim ran out.
    .where(and(eq(outbox.id, id), eq(outbox.state, 'queued')));
}
