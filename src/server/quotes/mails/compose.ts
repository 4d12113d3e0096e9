/** Composes the mails about quotes from their rows, as they are when the mail leaves. */
import type { Database } from '#db/client.ts';
import { findEvent } from '#db/queries/inquiries/events.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { MailRow } from '#db/queries/mail/outbox.ts';
import { findQuote, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { endBefore } from '#domain/quote-standing.ts';
import { eventFile } from '../../calendar/event-file.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import { acceptedForCustomer, acceptedForShop } from './accepted-quote.ts';
import { quoteAnswer, quoteMail, quoteReminder, quoteShort } from './quote-mails.ts';

type QuoteMailKind = 'quote' | 'quote-reminder' | 'quote-accepted' | 'quote-answer' | 'quote-short';

/** @returns whether a mail is about a quote */
export function isQuoteMail(kind: MailRow['kind']): kind is QuoteMailKind {
  return kind === 'quote' || kind.startsWith('quote-');
}

/** @returns the mail; undefined when what it is about is missing */
export async function composeQuoteMail(
  db: Database,
  { kind, recipient, content }: Pick<MailRow, 'recipient' | 'content'> & { kind: QuoteMailKind },
  inquiry: InquiryRow,
  { siteUrl, shop }: { siteUrl: string; shop: MailShop },
): Promise<Composed | undefined> {
  const { quoteId = '', link = '', subject = '', message = '', eventId = '' } = content;
  const quote = await findQuote(db, quoteId);
  if (!quote) return undefined;
  switch (kind) {
    case 'quote':
      return quoteMail(quote, { subject, message, link }, shop);
    case 'quote-reminder':
      return quoteReminder(quote, { to: inquiry.name, link }, shop);
    case 'quote-accepted':
      return recipient === null
        ? acceptedForShop({ quote, inquiry }, { siteUrl, shop })
        : {
            ...acceptedForCustomer(quote, shop),
            calendar: eventFile(inquiry, shop.business) ?? undefined,
          };
    case 'quote-short':
      return composeShort(db, eventId, { quote, inquiry }, { siteUrl, shop });
    case 'quote-answer':
      return composeAnswer(db, eventId, { quote, inquiry }, { siteUrl, shop });
  }
}

async function composeAnswer(
  db: Database,
  eventId: string,
  about: { quote: QuoteRecord; inquiry: InquiryRow },
  frame: { siteUrl: string; shop: MailShop },
): Promise<Composed | undefined> {
  const event = await findEvent(db, eventId);
  if (event?.kind !== 'quote-declined' && event?.kind !== 'quote-question') return undefined;
  const end = endBefore(about.quote, event.createdAt);
  return quoteAnswer(about, { kind: event.kind, body: event.body, end }, frame);
}

async function composeShort(
  db: Database,
  eventId: string,
  about: { quote: QuoteRecord; inquiry: InquiryRow },
  frame: { siteUrl: string; shop: MailShop },
): Promise<Composed | undefined> {
  const event = await findEvent(db, eventId);
  if (event?.kind !== 'quote-short') return undefined;
  return quoteShort(about, event.body, frame);
}
