/**
 * The outbox: queueing the mails that are owed.
 */
import type { Database } from '../client.ts';
import type { MAIL_KINDS } from '../mail-kinds.ts';
import { outbox } from '../schema.ts';

export type MailKind = (typeof MAIL_KINDS)[number];
export type MailRow = typeof outbox.$inferSelect;

export interface NewMail {
  kind: MailKind;
  /** Address it goes to; null for the shop's own. */
  recipient: string | null;
  /**
   * What the text needs besides the lead; emptied once the mail is sent. An invitation and a
   * password reset need `link`, and take `name` and `role`.
   */
  content?: Record<string, string>;
  /** One mail per key: what is queued twice is owed once. */
  dedupeKey: string;
  leadId?: string;
}

/**
 * Owes a mail. The sender takes it up within a minute.
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
