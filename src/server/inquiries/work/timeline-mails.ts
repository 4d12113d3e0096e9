/** Assigns mails to entries of a timeline (@inquiry.mail-place). */
import type { TimelineRow } from '#db/queries/inquiries/timeline.ts';
import type { MailRow } from '#db/queries/mail/outbox.ts';
import { canceledMailKey, changedMailKey } from '#db/queries/mail/stale.ts';
import { quoteMailKeys, shortMailKey } from '#db/queries/quotes/quotes.ts';

type Mail = Pick<MailRow, 'id' | 'kind' | 'dedupeKey'>;
type Entry = Pick<TimelineRow, 'id' | 'kind' | 'mailId' | 'quoteId' | 'day'>;

/** Whether a mail goes to the shop, which its recipient does not tell once erased. */
export function isToShop({ kind, dedupeKey }: Pick<Mail, 'kind' | 'dedupeKey'>): boolean {
  if (kind === 'quote-accepted') return dedupeKey.endsWith(':shop');
  return kind === 'inquiry-for-staff' || kind === 'quote-answer' || kind === 'quote-short';
}

/** @returns the kind as staff read it: an email about a change or a cancellation is no reply */
export function shownKind({ kind, dedupeKey }: Pick<Mail, 'kind' | 'dedupeKey'>): string {
  if (kind !== 'inquiry-reply') return kind;
  if (dedupeKey.startsWith(changedMailKey(''))) return 'event-changed';
  return dedupeKey.startsWith(canceledMailKey('')) ? 'event-canceled' : kind;
}

/** @returns whether this entry queued the mail; the key outlives the content */
function isOf({ id, dedupeKey }: Mail, entry: Entry): boolean {
  if (entry.mailId === id) return true;
  if (entry.quoteId === null) return false;
  switch (entry.kind) {
    case 'quote-question':
    case 'quote-declined':
      return dedupeKey === `quote-answer:${entry.id}`;
    case 'quote-accepted':
      return dedupeKey.startsWith(`quote-accepted:${entry.quoteId}:`);
    case 'quote-short':
      return dedupeKey === shortMailKey(entry.quoteId, entry.day ?? '');
    case 'quote-sent':
      return dedupeKey === quoteMailKeys(entry.quoteId).reminder;
    default:
      return false;
  }
}

/** @returns the mails by id of the entry; those of the request itself have an empty id */
export function mailsByEntry<Of extends Mail>(
  mails: readonly Of[],
  entries: readonly Entry[],
): Map<string, Of[]> {
  return Map.groupBy(mails, (mail) => entries.find((entry) => isOf(mail, entry))?.id ?? '');
}
