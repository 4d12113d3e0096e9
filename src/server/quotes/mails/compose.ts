/** Composes mails about quotes from their rows at the time of sending. */
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { findTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { findQuote, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { listPayments } from '#db/queries/stock/payments.ts';
import { balanceOf } from '#domain/balance.ts';
import { endBefore } from '#domain/quote-standing.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { eventFile } from '../../calendar/event-file.ts';
import { presentPayment } from '../../inquiries/booked/payments.ts';
import { inquiryOf } from '../../inquiries/mails/inquiry-of.ts';
import {
  IncompleteMailError,
  type ComposeContext,
  type Composer,
  type Composers,
  type QueuedMail,
} from '../../mail/compose.ts';
import type { Composed } from '../../mail/mailer.ts';
import { acceptedForCustomer, acceptedForShop } from './accepted-quote.ts';
import { quoteAnswer, quoteMail, quoteReminder, quoteShort } from './quote-mails.ts';

interface QuoteAndInquiry {
  quote: QuoteRecord;
  inquiry: InquiryRow;
}

/** Mails about quotes, to customer and shop. */
export const quoteComposers = {
  quote: composerOf(({ quote }, { content: { subject = '', message = '', link = '' } }, { shop }) =>
    quoteMail(quote, { subject, message, link }, shop),
  ),
  'quote-reminder': composerOf(({ quote, inquiry }, { content: { link = '' } }, { shop }) =>
    quoteReminder(quote, { to: inquiry.name, link }, shop),
  ),
  'quote-accepted': composerOf((about, { recipient }, context) =>
    composeAccepted(about, recipient, context),
  ),
  'quote-short': composerOf((about, { content }, context) => composeShort(about, content, context)),
  'quote-answer': composerOf((about, { content }, context) =>
    composeAnswer(about, content, context),
  ),
} satisfies Partial<Composers>;

/** @returns a composer that loads the mail's quote and inquiry */
function composerOf(
  make: (about: QuoteAndInquiry, mail: QueuedMail, context: ComposeContext) => ReturnType<Composer>,
): Composer {
  return async (mail, context) => {
    const inquiry = await inquiryOf(context.db, mail.inquiryId);
    const quote = await findQuote(context.db, mail.content.quoteId ?? '');
    if (!quote) throw new IncompleteMailError('The mail has no quote');
    return make({ quote, inquiry }, mail, context);
  };
}

async function composeAccepted(
  { quote, inquiry }: QuoteAndInquiry,
  recipient: string | null,
  { db, siteUrl, shop }: ComposeContext,
): Promise<Composed> {
  if (recipient === null) return acceptedForShop({ quote, inquiry }, { siteUrl, shop });
  const calendar = eventFile(inquiry, shop.business) ?? undefined;
  const { total, deposit } = quoteTotals(quote.content);
  const price = { totalCents: total, depositCents: deposit, isCanceled: false, feeKeptCents: null };
  const payments = await listPayments(db, [inquiry.id]);
  const due = balanceOf(price, payments.map(presentPayment));
  return { ...acceptedForCustomer(quote, due, shop), calendar };
}

async function composeAnswer(
  about: QuoteAndInquiry,
  { eventId = '' }: QueuedMail['content'],
  { db, siteUrl, shop }: ComposeContext,
): Promise<Composed> {
  const entry = await findTimelineEntry(db, eventId);
  if (entry?.kind !== 'quote-declined' && entry?.kind !== 'quote-question') throw withoutEntry();
  const end = endBefore(about.quote, entry.createdAt);
  return quoteAnswer(about, { kind: entry.kind, body: entry.body, end }, { siteUrl, shop });
}

async function composeShort(
  about: QuoteAndInquiry,
  { eventId = '' }: QueuedMail['content'],
  { db, siteUrl, shop }: ComposeContext,
): Promise<Composed> {
  const entry = await findTimelineEntry(db, eventId);
  if (entry?.kind !== 'quote-short') throw withoutEntry();
  return quoteShort(about, entry.body, { siteUrl, shop });
}

function withoutEntry(): IncompleteMailError {
  return new IncompleteMailError('The mail has no event');
}
