/** Mails with the link of a quote, and what customers answer (@quote.mails). */
import { html } from 'hono/html';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { formatEventDay } from '#domain/event-date.ts';
import { firstName } from '#domain/first-name.ts';
import { formatCents } from '#domain/money.ts';
import type { QuoteEnd } from '#domain/quote-standing.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { unlinked } from '#domain/unlinked.ts';
import { PAGES } from '#site/paths.ts';
import { DECLINE_LABELS, eventLabel, longDay, totalRow, validLabel } from '#site/texts/quote.ts';
import {
  button,
  factLines,
  factTable,
  frame,
  textFrame,
  type Fact,
  type Html,
} from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import { greeting, name, openAt, openRequest, phone, withReference } from '../../mail/texts.ts';
import * as text from './texts.ts';

/** @returns text as typed, with its lines and paragraphs */
export function paragraphs(typed: string): Html {
  return html`${typed
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        html`<p style="margin:0 0 16px">
          ${paragraph.split('\n').map((line) => html`${line}<br />`)}
        </p>`,
    )}`;
}

/**
 * What staff wrote to the customer, with the link.
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
 * @param to their name as typed
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
  const title = text.quoteOf(number, reference);
  const facts: Fact[] = [
    [totalRow, formatCents(quoteTotals(content).total)],
    [validLabel, longDay(validUntil)],
  ];
  return {
    subject,
    replyTo: 'shop',
    text: textFrame(shop, [
      message,
      '',
      title,
      ...factLines(facts),
      '',
      text.reviewAt(link),
      '',
      text.linkIsYours,
    ]),
    html: frame(
      shop,
      message.split('\n')[0] ?? '',
      heading,
      html`${paragraphs(message)}
        <p style="margin:0 0 8px"><strong>${title}</strong></p>
        ${factTable(facts)} ${button(link, text.review)}
        <p style="margin:0;font-size:14px">${text.linkIsYours}</p>`,
    ),
  };
}

/** A customer's answer, in their words. */
interface QuoteAnswer {
  kind: 'quote-declined' | 'quote-question';
  body: string;
  /** How the quote had ended before they wrote. */
  end: QuoteEnd | null;
}

/**
 * Tells the shop that a quote was declined, or what its customer asks. Nothing that was typed becomes
 * a link.
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
  const facts: Fact[] = [
    [name, unlinked(inquiry.name)],
    [phone, unlinked(inquiry.phone)],
    [text.reason, isDeclined && declineReason ? DECLINE_LABELS[declineReason] : ''],
  ];
  const body = unlinked(answer.body);
  const link = adminLink(inquiry.id, siteUrl);
  return {
    subject: heading,
    ...replyToCustomer(inquiry),
    text: textFrame(shop, [
      heading,
      '',
      ...factLines(facts),
      ...(body === '' ? [] : ['', body]),
      ...(link === '' ? [] : ['', openAt(link)]),
    ]),
    html: frame(
      shop,
      inquiry.name,
      heading,
      html`${factTable(facts)} ${body === '' ? '' : paragraphs(body)}
      ${link === '' ? '' : button(link, openRequest)}`,
    ),
  };
}

/**
 * Tells the shop that a customer wanted to accept a quote for which there is too little left
 * (@quote.page-short).
 * @param body what is short, by how many, in lines
 */
export function quoteShort(
  { quote, inquiry }: { quote: QuoteRecord; inquiry: InquiryRow },
  body: string,
  { siteUrl, shop }: { siteUrl: string; shop: MailShop },
): Composed {
  const { number, reference, content } = quote;
  const heading = text.shortSubject(number, reference);
  const facts: Fact[] = [
    [name, unlinked(inquiry.name)],
    [phone, unlinked(inquiry.phone)],
    [eventLabel, formatEventDay(content.eventDate)],
  ];
  const link = adminLink(inquiry.id, siteUrl);
  return {
    subject: heading,
    ...replyToCustomer(inquiry),
    text: textFrame(shop, [
      heading,
      '',
      text.shortIntro,
      '',
      ...factLines(facts),
      '',
      body,
      ...(link === '' ? [] : ['', openAt(link)]),
    ]),
    html: frame(
      shop,
      inquiry.name,
      heading,
      html`${paragraphs(text.shortIntro)} ${factTable(facts)} ${paragraphs(body)}
      ${link === '' ? '' : button(link, openRequest)}`,
    ),
  };
}

/** @returns the request in the admin; empty where the address of the site is not known */
export function adminLink(inquiryId: string, siteUrl: string): string {
  return siteUrl === '' ? '' : `${siteUrl}${PAGES.admin}?inquiry=${inquiryId}`;
}

/** @returns who gets an answer of the shop to its own mail, if they have an address */
export function replyToCustomer({ name: customer, email }: InquiryRow): Pick<Composed, 'replyTo'> {
  return email === '' ? {} : { replyTo: { name: customer, address: email } };
}
