/** What was accepted, in full, for both sides to keep (@quote.mails). */
import { html } from 'hono/html';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { SHOP_TIME_ZONE } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { quoteTotals, type QuoteTotals } from '#domain/quote-totals.ts';
import { unlinked } from '#domain/unlinked.ts';
import { quoteSums, saysNotTaxed, type QuoteSum } from '#site/quote-document.ts';
import * as words from '#site/texts/quote.ts';
import {
  button,
  COLORS,
  factLines,
  factTable,
  frame,
  textFrame,
  type Fact,
  type Html,
} from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import { openAt, openRequest } from '../../mail/texts.ts';
import { adminLink, paragraphs, replyToCustomer } from './quote-mails.ts';
import * as text from './texts.ts';

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: SHOP_TIME_ZONE,
});

/** To the customer, with what reserves the date, and the link to pay if there is one (@quote.deposit). */
export function acceptedForCustomer(quote: QuoteRecord, shop: MailShop): Composed {
  const subject = text.acceptedSubject(quote.reference);
  const { paymentLink } = quote.content;
  const { deposit } = quoteTotals(quote.content);
  const amount = formatCents(deposit);
  const intro = text.accepted(shop.business.name, deposit > 0 ? words.reservedBy(amount) : '');
  const heading = deposit > 0 ? text.acceptedHeading : text.bookedHeading;
  const pay = deposit > 0 ? text.payDeposit(amount) : text.payOnline;
  const { lines, body } = accepted(quote, quote.acceptedBy);
  return {
    subject,
    replyTo: 'shop',
    text: textFrame(shop, [
      heading,
      '',
      intro,
      '',
      ...(paymentLink === '' ? [] : [text.payAt(pay, paymentLink), '']),
      ...lines,
    ]),
    html: frame(
      shop,
      intro,
      heading,
      html`<p style="margin:0 0 16px">${intro}</p>
        ${paymentLink === '' ? '' : button(paymentLink, pay)} ${body}`,
    ),
  };
}

/**
 * To the shop. The name that was typed becomes no link.
 * @param siteUrl public address of the site; without it there is no link to the admin
 */
export function acceptedForShop(
  { quote, inquiry }: { quote: QuoteRecord; inquiry: InquiryRow },
  { siteUrl, shop }: { siteUrl: string; shop: MailShop },
): Composed {
  const heading = text.acceptedForShop(quote.number, quote.reference);
  const { lines, body } = accepted(quote, unlinked(quote.acceptedBy));
  const link = adminLink(inquiry.id, siteUrl);
  return {
    subject: heading,
    ...replyToCustomer(inquiry),
    text: textFrame(shop, [heading, '', ...lines, ...(link === '' ? [] : ['', openAt(link)])]),
    html: frame(
      shop,
      quote.content.customer,
      heading,
      html`${body} ${link === '' ? '' : button(link, openRequest)}`,
    ),
  };
}

function accepted(quote: QuoteRecord, by: string): { lines: string[]; body: Html } {
  const { content, answeredAt } = quote;
  const title = text.quoteOf(quote.number, quote.reference);
  const facts: Fact[] = [
    [text.acceptedBy, by],
    [text.acceptedOn, answeredAt ? TIME.format(answeredAt) : ''],
    [words.preparedFor, content.customer],
    [words.eventLabel, content.eventDate === null ? '' : words.eventDay(content.eventDate)],
    [words.placeLabel, content.eventLocation],
  ];
  const totals = quoteTotals(content);
  const sums = quoteSums(content, totals);
  const terms = content.terms === '' ? [] : ['', words.termsTitle, content.terms];
  const intro = content.intro === '' ? [] : [content.intro, ''];
  return {
    lines: [
      title,
      ...factLines(facts),
      '',
      ...intro,
      ...content.lines.map((line) => `- ${lineText(line, totals)}`),
      '',
      ...factLines(sums.map(({ label, amount }) => [label, amount])),
      ...terms,
    ],
    body: html`<h2 style="margin:0 0 8px;font-size:18px">${title}</h2>
      ${factTable(facts)} ${content.intro === '' ? '' : paragraphs(content.intro)}
      ${lineTable(content.lines, totals)} ${sumTable(sums)}
      ${
        content.terms === ''
          ? ''
          : html`<h2 style="margin:0 0 8px;font-size:18px">${words.termsTitle}</h2>
              <div style="font-size:14px">${paragraphs(content.terms)}</div>`
      }`,
  };
}

const CELL = `padding:6px 8px 6px 0;vertical-align:top;border-bottom:1px solid ${COLORS.line}`;

type Line = QuoteContent['lines'][number];

/** @returns what is said beside its name */
function remarksOf(line: Line, totals: QuoteTotals): string[] {
  return [line.note, saysNotTaxed(line, totals) ? words.notTaxed : ''].filter(Boolean);
}

function lineText(line: Line, totals: QuoteTotals): string {
  const { quantity, name, unitCents } = line;
  const sum = formatCents(quantity * unitCents);
  const said = text.line(quantity, name, formatCents(unitCents), sum);
  const remarks = remarksOf(line, totals);
  return remarks.length === 0 ? said : `${said} (${remarks.join('; ')})`;
}

function lineTable(lines: readonly Line[], totals: QuoteTotals): Html {
  return table(
    lines.map(
      (line) =>
        html`<tr>
          <td style="${CELL}">
            ${line.quantity} x ${line.name}
            ${remarksOf(line, totals).map(
              (remark) => html`<br /><span style="color:${COLORS.muted}">${remark}</span>`,
            )}
          </td>
          <td style="${CELL}" align="right">${formatCents(line.unitCents)}</td>
          <td style="${CELL}" align="right">${formatCents(line.quantity * line.unitCents)}</td>
        </tr>`,
    ),
  );
}

/** Below the amounts of the lines, with the total in bold. */
function sumTable(sums: readonly QuoteSum[]): Html {
  return table(
    sums.map(({ label, amount, isTotal = false }) => {
      const cell = isTotal ? `${CELL};font-weight:bold` : CELL;
      return html`<tr>
        <td style="${cell}">${label}</td>
        <td style="${cell};white-space:nowrap" align="right">${amount}</td>
      </tr>`;
    }),
  );
}

function table(rows: readonly Html[]): Html {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    width="100%"
    style="font-size:15px;margin:0 0 20px"
  >
    ${rows}
  </table>`;
}
