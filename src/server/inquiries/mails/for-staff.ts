/** Notifies the shop of a new request, as sent and with the catalog's data. */
import type { LineStanding } from '#contracts/inquiries/list.ts';
import type { InquiryFields, InquiryLineRow, InquiryRow } from '#db/queries/inquiries/rows.ts';
import { formatEventDay } from '#domain/event-date.ts';
import { formatCents, parsePriceCents } from '#domain/money.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { unlinked } from '#domain/unlinked.ts';
import { facts, paragraphs, table, type Block, type Fact } from '../../mail/blocks.ts';
import { letter } from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import { requestButton } from '../../mail/request-link.ts';
import * as text from '../../mail/texts.ts';
import { TYPED_FIELDS, type TypedField } from '../record/typed-fields.ts';

/** Without an id if it is not in the database. */
export type MailedInquiry = InquiryFields &
  Pick<InquiryRow, 'reference' | 'spamReasons' | 'status'> & {
    id?: string;
    lines: readonly MailedLine[];
  };

type MailedLine = Pick<
  InquiryLineRow,
  'name' | 'quantity' | 'price' | 'standing' | 'catalogName' | 'catalogPrice'
>;

const MARKS: Record<LineStanding, string> = {
  listed: '',
  'price-differs': text.priceDiffers,
  'name-differs': text.nameDiffers,
  retired: text.retired,
  unknown: text.unknownItem,
};

/**
 * No text of the visitor becomes a link; the mail address stays usable.
 * @param siteUrl public address of the site; without it or the inquiry's id, there is no link to
 *   the admin
 */
export function inquiryForStaff(sent: MailedInquiry, siteUrl: string, shop: MailShop): Composed {
  const inquiry = withoutLinks(sent);
  const suspicious = inquiry.status === 'quarantined';
  const what = kindText(inquiry);
  const heading = `${what} ${inquiry.reference}`;
  const preview = [inquiry.name, inquiry.eventLocation].filter(Boolean).join(', ');
  return {
    subject: `${suspicious ? `${text.possibleSpam} ` : ''}${heading}: ${inquiry.name}`,
    replyTo: { name: sent.name, address: inquiry.email },
    ...letter(shop, { heading, preview }, [
      facts([
        [text.name, inquiry.name],
        [text.phone, inquiry.phone],
        [text.email, inquiry.email],
        ...eventFacts(inquiry),
        [text.referral, inquiry.referralSource],
        // Nobody has verified it.
        [text.replaces, inquiry.replaces === '' ? '' : text.accordingToSender(inquiry.replaces)],
        [text.spamSigns, inquiry.spamReasons.join('; ')],
      ]),
      paragraphs(inquiry.message),
      lineTable(inquiry.lines),
      paragraphs(sumOf(inquiry.lines), 'font-weight:bold'),
      requestButton(inquiry.id, siteUrl),
    ]),
  };
}

function kindText({ kind, selectedService }: MailedInquiry): string {
  if (kind === 'question') return text.question;
  return selectedService ? text.booking : text.request;
}

function lineText(line: MailedLine): string {
  const fact = factText(line);
  const price = line.price || text.noPrice;
  const total = totalOf(line);
  const comesTo = total === '' ? '' : ` = ${total}`;
  return `${text.lineOf(line.quantity, line.name)}, ${price}${comesTo}${fact === '' ? '' : ` (${fact})`}`;
}

/** @returns a line's total at the price sent; 0 without a price */
function centsOf({ quantity, price }: MailedLine): number {
  return quantity * (parsePriceCents(price) ?? 0);
}

function totalOf(line: MailedLine): string {
  const cents = centsOf(line);
  return cents === 0 ? '' : formatCents(cents);
}

/** @returns the list's total at the prices sent, "from" where a line has none; empty for 0 */
function sumOf(lines: readonly MailedLine[]): string {
  const amounts = lines.map(centsOf);
  const cents = amounts.reduce((sum, amount) => sum + amount, 0);
  return cents === 0 ? '' : text.sumSent(formatCents(cents), amounts.includes(0));
}

/** The catalog's data, if different. */
function factText({ standing, name, catalogName, catalogPrice }: MailedLine): string {
  if (standing === null || standing === 'listed') return '';
  const other = catalogName !== '' && catalogName !== name ? `${catalogName} ` : '';
  const inCatalog = catalogPrice === '' ? '' : text.inCatalog(`${other}${catalogPrice}`);
  return `${MARKS[standing]}${inCatalog}`;
}

function lineTable(lines: readonly MailedLine[]): Block {
  const rows = lines.map((line) => {
    const { name, quantity, price, standing, catalogPrice } = line;
    const mark = standing === null ? '' : MARKS[standing];
    const cells = [name, String(quantity), price, totalOf(line), { text: catalogPrice, mark }];
    return { text: `- ${lineText(line)}`, cells };
  });
  const head = [text.item, text.quantity, text.priceSent, text.lineTotal, text.catalog];
  return table(rows, { head });
}

function eventFacts(inquiry: MailedInquiry): Fact[] {
  const { selectedService } = inquiry;
  return [
    [text.eventDate, inquiry.eventDate === null ? '' : formatEventDay(inquiry.eventDate)],
    [text.location, inquiry.eventLocation],
    [text.guests, inquiry.guestCount],
    [
      text.packageLabel,
      selectedService ? text.packageFrom(selectedService.name, selectedService.price) : '',
    ],
    [text.services, selectedService ? '' : inquiry.services.join(', ')],
  ];
}

/** @returns the inquiry without its list in the message, and with texts of which mail programs make no links */
function withoutLinks(inquiry: MailedInquiry): MailedInquiry {
  // The message has the list's names as sent.
  const shown = { ...inquiry, message: messageWithoutList(inquiry.message, inquiry.lines) };
  const typed = TYPED_FIELDS.map((name) => [name, unlinkedTexts(shown[name])] as const);
  return {
    ...shown,
    // The object has exactly these names.
    ...(Object.fromEntries(typed) as Pick<MailedInquiry, TypedField>),
    // Also the catalog's names, like the sent ones, with which `factText` compares them.
    lines: inquiry.lines.map(unlinkedTexts),
  };
}

/** @returns the value with all its texts unlinked */
function unlinkedTexts<Value>(value: Value): Value {
  const unlink = (_: string, part: unknown) => (typeof part === 'string' ? unlinked(part) : part);
  return JSON.parse(JSON.stringify(value), unlink) as Value;
}
