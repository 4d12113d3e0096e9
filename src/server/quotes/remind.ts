/** Reminds customers of quotes about to expire (@quote.reminder). */
import type { Database } from '#db/client.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { lockQuote, quoteMailKeys } from '#db/queries/quotes/quotes.ts';
import {
  deleteWrongReminders,
  listDueReminders,
  markReminded,
} from '#db/queries/quotes/reminders.ts';
import type { MailServices } from '../mail/services.ts';
import { createLink } from './links.ts';
import { standingOf } from './standing.ts';

/** Quotes per run. */
const AT_ONCE = 50;

/**
 * Queues due reminders, each once and with a new link; none without a mail server, because a
 * delayed reminder may come too late.
 * @param until after it no further reminder is queued (milliseconds since 1970)
 * @throws when the database fails
 */
export async function remindCustomers(services: MailServices, until: number): Promise<void> {
  const host = services.host();
  const siteUrl = services.siteUrl();
  if (host === undefined || siteUrl === '' || services.mailer().route === 'none') return;
  const db = services.db();
  const now = services.now();
  await deleteWrongReminders(db, now);
  for (const id of await listDueReminders(db, { now, host, limit: AT_ONCE })) {
    if (Date.now() >= until) return;
    await db.transaction((tx) => remind(tx, id, { now, siteUrl }));
  }
}

/** Checks again under a lock: the quote may have been answered, replaced or withdrawn meanwhile. */
async function remind(
  tx: Database,
  id: string,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<void> {
  const locked = await lockQuote(tx, id);
  if (!locked || locked.quote.remindedAt || standingOf(locked.quote, now) !== 'open') return;
  const { quote, inquiry } = locked;
  if (inquiry.deletedAt || inquiry.status === 'lost' || inquiry.email === '') return;
  const link = await createLink(tx, quote, siteUrl);
  await queueMail(tx, {
    kind: 'quote-reminder',
    recipient: inquiry.email,
    inquiryId: inquiry.id,
    content: { quoteId: id, link },
    dedupeKey: quoteMailKeys(id).reminder,
  });
  await markReminded(tx, id, now);
}
