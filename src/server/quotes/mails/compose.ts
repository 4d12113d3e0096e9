/** Composes the mails about quotes from their rows, as they are when the mail leaves. */
import { findEvent } from '#db/queries/inquiries/events.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { findQuote, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { endBefore } from '#domain/quote-standing.ts';
import { eventFile } from '../../calendar/event-file.ts';
import { inquiryOf } from '../../inquiries/mails/inquiry-of.ts';
import {
  IncompleteMailError,
  type ComposeGiven,
  type Composer,
  type Composers,
  type QueuedMail,
} from '../../mail/compose.ts';
import type { Composed } from '../../mail/mailer.ts';
import { acceptedForCustomer, acceptedForShop } from './accepted-quote.ts';
import { quoteAnswer, quoteMail, quoteReminder, quoteShort } from './quote-mails.ts';

interface About {
  quote: QuoteRecord;
  inquiry: InquiryRow;
}

/** The mails about quotes, to the customer and to the shop. */
export const quoteMails = {
  quote: about(({ quote }, { content: { subject = '', message = '', link = '' } }, { shop }) =>
    quoteMail(quote, { subject, message, link }, shop),
  ),
  'quote-reminder': about(({ quote, inquiry }, { content: { link = '' } }, { shop }) =>
    quoteReminder(quote, { to: inquiry.name, link }, shop),
  ),
  'quote-accepted': about((both, { recipient }, given) => composeAccepted(both, recipient, given)),
  'quote-short': about((both, { content }, given) => composeShort(both, content, given)),
  'quote-answer': about((both, { content }, given) => composeAnswer(both, content, given)),
} satisfies Partial<Composers>;

/** @returns a composer that is given the quote of the mail and its request */
function about(
  make: (both: About, mail: QueuedMail, given: ComposeGiven) => ReturnType<Composer>,
): Composer {
  return async (mail, given) => {
    const inquiry = await inquiryOf(given.db, mail.inquiryId);
    const quote = await findQuote(given.db, mail.content.quoteId ?? '');
    if (!quote) throw new IncompleteMailError('The mail has no quote');
    return make({ quote, inquiry }, mail, given);
  };
}

function composeAccepted(
  { quote, inquiry }: About,
  recipient: string | null,
  { siteUrl, shop }: ComposeGiven,
): Composed {
  if (recipient === null) return acceptedForShop({ quote, inquiry }, { siteUrl, shop });
  const calendar = eventFile(inquiry, shop.business) ?? undefined;
  return { ...acceptedForCustomer(quote, shop), calendar };
}

async function composeAnswer(
  both: About,
  { eventId = '' }: QueuedMail['content'],
  { db, siteUrl, shop }: ComposeGiven,
): Promise<Composed> {
  const event = await findEvent(db, eventId);
  if (event?.kind !== 'quote-declined' && event?.kind !== 'quote-question') throw withoutEvent();
  const end = endBefore(both.quote, event.createdAt);
  return quoteAnswer(both, { kind: event.kind, body: event.body, end }, { siteUrl, shop });
}

async function composeShort(
  both: About,
  { eventId = '' }: QueuedMail['content'],
  { db, siteUrl, shop }: ComposeGiven,
): Promise<Composed> {
  const event = await findEvent(db, eventId);
  if (event?.kind !== 'quote-short') throw withoutEvent();
  return quoteShort(both, event.body, { siteUrl, shop });
}

function withoutEvent(): IncompleteMailError {
  return new IncompleteMailError('The mail has no event');
}
