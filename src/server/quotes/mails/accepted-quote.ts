/** The accepted quote in full, for both sides (@quote.mails). */
import type { QuoteLine } from '#contracts/quotes/quotes.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import type { Balance } from '#domain/balance.ts';
import { SHOP_TIME_ZONE } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { quoteTotals, type QuoteTotals } from '#domain/quote-totals.ts';
import { unlinked } from '#domain/unlinked.ts';
import { quoteSums, showsNotTaxed } from '#site/quotes/quote-document.ts';
import * as words from '#site/quotes/texts.ts';
import {
  button,
  facts,
  note,
  paragraphs,
  section,
  table,
  type Block,
  type Row,
} from '../../mail/blocks.ts';
import { letter } from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import { requestButton } from '../../mail/request-link.ts';
import { lineOf } from '../../mail/texts.ts';
import { replyToCustomer } from './quote-mails.ts';
import * as text from './texts.ts';

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: SHOP_TIME_ZONE,
});

/** What is still to be paid; of an event that is quoted anew, less than the whole. */
type Due = Pick<Balance, 'balanceCents' | 'depositDueCents'>;

/** Contains what reserves the date, and the payment link if there is something to pay (@quote.deposit). */
export function acceptedForCustomer(quote: QuoteRecord, due: Due, shop: MailShop): Composed {
  const subject = text.acceptedSubject(quote.reference);
  const { paymentLink } = quote.content;
  const { deposit } = quoteTotals(quote.content);
  const { balanceCents, depositDueCents } = due;
  const amount = formatCents(depositDueCents);
  const isRest = depositDueCents < deposit;
  const received = deposit > 0 ? words.depositReceived : '';
  const reserved = depositDueCents > 0 ? words.reservedBy(amount, isRest) : received;
  const intro = text.accepted(shop.business.name, reserved);
  const heading = depositDueCents > 0 ? text.acceptedHeading : text.bookedHeading;
  const pay = depositDueCents > 0 ? text.payDeposit(amount, isRest) : text.payOnline;
  return {
    subject,
    replyTo: 'shop',
    ...letter(shop, { heading, preview: intro }, [
      paragraphs(intro),
      ...(balanceCents > 0 ? [button(paymentLink, pay)] : []),
      ...agreement(quote, quote.acceptedBy),
    ]),
  };
}

/**
 * The name that the customer typed becomes no link.
 * @param siteUrl public address of the site; without it there is no link to the admin
 */
export function acceptedForShop(
  { quote, inquiry }: { quote: QuoteRecord; inquiry: InquiryRow },
  { siteUrl, shop }: { siteUrl: string; shop: MailShop },
): Composed {
  const heading = text.acceptedForShop(quote.number, quote.reference);
  return {
    subject: heading,
    ...replyToCustomer(inquiry),
    ...letter(shop, { heading, preview: quote.content.customer }, [
      ...agreement(quote, unlinked(quote.acceptedBy)),
      requestButton(inquiry.id, siteUrl),
    ]),
  };
}

/**
 * The whole agreement.
 * @param by who accepted it
 */
function agreement({ content, answeredAt, number, reference }: QuoteRecord, by: string): Block[] {
  const totals = quoteTotals(content);
  const sums = quoteSums(content, totals).map(({ label, amount, isTotal = false }) => ({
    text: `${label}: ${amount}`,
    cells: [label, amount],
    isTotal,
  }));
  return [
    section(
      text.quoteOf(number, reference),
      facts([
        [text.acceptedBy, by],
        [text.acceptedOn, answeredAt ? TIME.format(answeredAt) : ''],
        [words.preparedFor, content.customer],
        [words.eventLabel, words.eventDays(content)],
        [words.placeLabel, content.eventLocation],
      ]),
    ),
    paragraphs(content.intro),
    table(
      content.lines.map((line) => rowOf(line, totals)),
      { amounts: [1, 2] },
    ),
    table(sums, { amounts: [1] }),
    section(words.termsTitle, note(content.terms)),
  ];
}

function rowOf(line: QuoteLine, totals: QuoteTotals): Row {
  const { quantity, name, unitCents } = line;
  const [unitPrice, sum] = [formatCents(unitCents), formatCents(quantity * unitCents)];
  const remarks = [line.note, showsNotTaxed(line, totals) ? words.notTaxed : ''].filter(Boolean);
  const below = remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
  return {
    text: `- ${text.line(quantity, name, unitPrice, sum)}${below}`,
    cells: [{ text: lineOf(quantity, name), below: remarks }, unitPrice, sum],
  };
}
