/** Tells the shop of a new request, with the catalog's data beside what the visitor sent. */
import { html } from 'hono/html';
import type { LineStanding } from '#contracts/inquiries/list.ts';
import type { InquiryFields, InquiryLineRow, InquiryRow } from '#db/queries/inquiries/rows.ts';
import { formatEventDay } from '#domain/event-date.ts';
import { formatCents, parsePriceCents } from '#domain/money.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { unlinked } from '#domain/unlinked.ts';
import { PAGES } from '#site/paths.ts';
import * as parts from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import * as text from '../../mail/texts.ts';

/** Without an id when it is not in the database. */
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
 * Nothing that the visitor typed becomes a link.
 * @param siteUrl public address of the site; without it, or for an inquiry outside the database,
 *   there is no link to the admin
 */
export function inquiryForStaff(sent: MailedInquiry, siteUrl: string, shop: MailShop): Composed {
  const inquiry = withoutLinks(sent);
  const suspicious = inquiry.status === 'quarantined';
  const what = kindText(inquiry);
  const heading = `${what} ${inquiry.reference}`;
  const facts: parts.Fact[] = [
    [text.name, inquiry.name],
    [text.phone, inquiry.phone],
    [text.email, inquiry.email],
    ...eventFacts(inquiry),
    [text.referral, inquiry.referralSource],
    // Not verified.
    [text.replaces, inquiry.replaces === '' ? '' : text.accordingToSender(inquiry.replaces)],
    [text.spamSigns, inquiry.spamReasons.join('; ')],
  ];
  const message = unlinked(messageWithoutList(sent.message, sent.lines));
  const sum = sumOf(inquiry.lines);
  const link =
    inquiry.id === undefined || siteUrl === ''
      ? ''
      : `${siteUrl}${PAGES.admin}?inquiry=${inquiry.id}`;
  return {
    subject: `${suspicious ? `${text.possibleSpam} ` : ''}${heading}: ${inquiry.name}`,
    replyTo: { name: sent.name, address: inquiry.email },
    text: parts.textFrame(shop, [
      heading,
      '',
      ...parts.factLines(facts),
      '',
      message,
      ...inquiry.lines.map((line) => `- ${lineText(line)}`),
      ...(sum === '' ? [] : [sum]),
      ...(link === '' ? [] : ['', text.openAt(link)]),
    ]),
    html: parts.frame(
      shop,
      [inquiry.name, inquiry.eventLocation].filter(Boolean).join(', '),
      heading,
      html`${parts.factTable(facts)}
        <p style="margin:0 0 20px">${message.split('\n').map((line) => html`${line}<br />`)}</p>
        ${inquiry.lines.length === 0 ? '' : lineTable(inquiry.lines)}
        ${sum === '' ? '' : html`<p style="margin:12px 0 0;font-weight:bold">${sum}</p>`}
        ${link === '' ? '' : parts.button(link, text.openRequest)}`,
    ),
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

/** What a line comes to at the price that was sent; empty without one. */
function totalOf({ quantity, price }: MailedLine): string {
  const cents = quantity * (parsePriceCents(price) ?? 0);
  return cents === 0 ? '' : formatCents(cents);
}

/** What the list comes to at the prices that were sent; empty for nothing. */
function sumOf(lines: readonly MailedLine[]): string {
  const cents = lines.reduce(
    (sum, { quantity, price }) => sum + quantity * (parsePriceCents(price) ?? 0),
    0,
  );
  return cents === 0 ? '' : text.sumSent(formatCents(cents));
}

/** The catalog's data where they differ. */
function factText({ standing, name, catalogName, catalogPrice }: MailedLine): string {
  if (standing === null || standing === 'listed') return '';
  const other = catalogName !== '' && catalogName !== name ? ` ${catalogName}` : '';
  const known = catalogPrice === '' ? '' : text.inCatalog(`${other} ${catalogPrice}`);
  return `${MARKS[standing]}${known}`;
}

function lineTable(lines: readonly MailedLine[]): parts.Html {
  const cell = `padding:6px 8px 6px 0;vertical-align:top;border-bottom:1px solid ${parts.COLORS.line}`;
  return html`<table cellpadding="0" cellspacing="0" width="100%" style="font-size:15px">
    <tr>
      ${[text.item, text.quantity, text.priceSent, text.lineTotal, text.catalog].map(
        (label) =>
          html`<th align="left" style="${cell};color:${parts.COLORS.muted};font-weight:400">
            ${label}
          </th>`,
      )}
    </tr>
    ${lines.map(
      (line) =>
        html`<tr>
          <td style="${cell}">${line.name}</td>
          <td style="${cell}">${line.quantity}</td>
          <td style="${cell}">${line.price}</td>
          <td style="${cell}">${totalOf(line)}</td>
          <td style="${cell}">
            ${line.catalogPrice}${
              line.standing === null || line.standing === 'listed'
                ? ''
                : html` <span style="color:${parts.COLORS.rose}">${MARKS[line.standing]}</span>`
            }
          </td>
        </tr>`,
    )}
  </table>`;
}

/** @returns the event and what is wanted for it */
function eventFacts(inquiry: MailedInquiry): parts.Fact[] {
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

/** @returns the inquiry with its free text changed so that mail programs make no links of it */
function withoutLinks(inquiry: MailedInquiry): MailedInquiry {
  const { selectedService } = inquiry;
  return {
    ...inquiry,
    name: unlinked(inquiry.name),
    phone: unlinked(inquiry.phone),
    eventLocation: unlinked(inquiry.eventLocation),
    services: inquiry.services.map(unlinked),
    referralSource: unlinked(inquiry.referralSource),
    message: unlinked(inquiry.message),
    guestCount: unlinked(inquiry.guestCount),
    selectedService: selectedService && {
      ...selectedService,
      name: unlinked(selectedService.name),
      price: unlinked(selectedService.price),
    },
    lines: inquiry.lines.map((line) => ({
      ...line,
      name: unlinked(line.name),
      price: unlinked(line.price),
      // Compared with the name that was sent.
      catalogName: unlinked(line.catalogName),
    })),
  };
}
