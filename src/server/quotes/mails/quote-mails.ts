/** Mails with a quote's link, and customers' answers (@quote.mails). */
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { firstName } from '#domain/first-name.ts';
import { formatCents } from '#domain/money.ts';
import type { QuoteEnd } from '#domain/quote-standing.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { unlinked } from '#domain/unlinked.ts';
import {
  DECLINE_LABELS,
  eventDays,
  eventLabel,
  longDay,
  totalRow,
  validLabel,
} from '#site/quotes/texts.ts';
import { button, facts, note, paragraphs, section } from '../../mail/blocks.ts';
import { letter } from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import { requestButton } from '../../mail/request-link.ts';
import { greeting, name, phone, withReference } from '../../mail/texts.ts';
import * as text from './texts.ts';

/**
 * Text by staff, with the link.
 * @param written subject and message as typed
 */
export function quoteMail(
  quote: QuoteRecord,
  written: { subject: string; message: string; link: string },
  shop: MailShop,
): Composed {
  const { reference } = quote;
  const subject = written.subject.includes(reference)
    ? written.subject
    : withReference(written.subject, reference);
  return linkMail(quote, { ...written, subject, heading: written.subject }, shop);
}

/**
 * Reminds the customer before the quote expires.
 * @param to typed name
 */
export function quoteReminder(
  quote: QuoteRecord,
  { to, link }: { to: string; link: string },
  shop: MailShop,
): Composed {
  const day = longDay(quote.validUntil);
  const heading = text.reminderSubject(day);
  const subject = withReference(heading, quote.reference);
  const message = `${greeting(firstName(to))}\n\n${text.reminder(shop.business.name, day)}`;
  return linkMail(quote, { subject, heading, message, link }, shop);
}

function linkMail(
  { number, reference, content, validUntil }: QuoteRecord,
  mail: { subject: string; heading: string; message: string; link: string },
  shop: MailShop,
): Composed {
  const { subject, heading, message, link } = mail;
  const preview = message.split('\n')[0] ?? '';
  return {
    subject,
    replyTo: 'shop',
    ...letter(shop, { heading, preview, isInText: false }, [
      paragraphs(message),
      section(
        text.quoteOf(number, reference),
        facts([
          [totalRow, formatCents(quoteTotals(content).total)],
          [validLabel, longDay(validUntil)],
        ]),
      ),
      button(link, text.review),
      note(text.linkIsYours),
    ]),
  };
}

/** A customer's answer. */
interface QuoteAnswer {
  kind: 'quote-declined' | 'quote-question';
  body: string;
  /** How the quote had ended before the answer. */
  end: QuoteEnd | null;
}

/**
 * Tells the shop that a customer declined or asked something. Nothing typed becomes a link.
 * @param siteUrl public address of the site; without it there is no link to the admin
 */
export function quoteAnswer(
  { quote, inquiry }: { quote: QuoteRecord; inquiry: InquiryRow },
  answer: QuoteAnswer,
  { siteUrl, shop }: { siteUrl: string; shop: MailShop },
): Composed {
  const { number, reference, declineReason } = quote;
  const isDeclined = answer.kind === 'quote-declined';
  const heading = isDeclined
    ? text.declinedSubject(number, reference)
    : text.questionSubject(number, reference, answer.end);
  return {
    subject: heading,
    ...replyToCustomer(inquiry),
    ...letter(shop, { heading, preview: inquiry.name }, [
      facts([
        [name, unlinked(inquiry.name)],
        [phone, unlinked(inquiry.phone)],
        [text.reason, isDeclined && declineReason ? DECLINE_LABELS[declineReason] : ''],
      ]),
      paragraphs(unlinked(answer.body)),
      requestButton(inquiry.id, siteUrl),
    ]),
  };
}

/**
 * Tells the shop that a customer tried to accept a quote whose items are short (@quote.page-short).
 * @param body the shortages, one per line
 */
export function quoteShort(
  { quote, inquiry }: { quote: QuoteRecord; inquiry: InquiryRow },
  body: string,
  { siteUrl, shop }: { siteUrl: string; shop: MailShop },
): Composed {
  const { number, reference, content } = quote;
  const heading = text.shortSubject(number, reference);
  return {
    subject: heading,
    ...replyToCustomer(inquiry),
    ...letter(shop, { heading, preview: inquiry.name }, [
      paragraphs(text.shortIntro),
      facts([
        [name, unlinked(inquiry.name)],
        [phone, unlinked(inquiry.phone)],
        [eventLabel, eventDays(content)],
      ]),
      paragraphs(body),
      requestButton(inquiry.id, siteUrl),
    ]),
  };
}

/** @returns the customer as recipient of replies to the shop's own mail, if they have an address */
export function replyToCustomer({ name: customer, email }: InquiryRow): Pick<Composed, 'replyTo'> {
  return email === '' ? {} : { replyTo: { name: customer, address: email } };
}
