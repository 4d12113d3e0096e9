/** Tells the visitor that the request was received, its reference, and what happens next. */
import { html } from 'hono/html';
import type { LineStanding } from '#contracts/admin/inquiries.ts';
import type { NamedPackage } from '#db/queries/catalog.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { formatDollars, parsePriceCents } from '#domain/money.ts';
import { SERVICES } from '#site/website.ts';
import type { Composed } from '../mailer.ts';
import type { MailShop } from '../shop.ts';
import * as text from '../texts.ts';
import { factLines, factTable, frame, textFrame, type Fact } from './frame.ts';
import type { MailedInquiry } from './inquiry-for-staff.ts';

/** What visitors can see in the catalog. */
const OFFERED: ReadonlySet<LineStanding | null> = new Set([
  'listed',
  'price-differs',
  'name-differs',
]);

/**
 * Anybody can have it sent to any address in the shop's name, so it contains nothing that was typed;
 * names are those of the catalog.
 * @param offered packages that the visitor may mean
 */
export function inquiryConfirmation(
  inquiry: MailedInquiry,
  offered: readonly NamedPackage[],
  shop: MailShop,
): Composed {
  const { kind, reference } = inquiry;
  const { thanks, signature } = shop.mails;
  const heading = kind === 'question' ? text.receivedQuestion(reference) : text.received(reference);
  const promise = `${thanks || text.thanks} ${text.promise(reference, shop.business.phone)}`;
  const signed = signature.split('\n');
  const facts: Fact[] = [
    [text.eventDate, inquiry.eventDate === null ? '' : formatEventDate(inquiry.eventDate)],
    [text.packageLabel, packageText(inquiry, offered)],
    [text.services, inquiry.selectedService ? '' : servicesText(inquiry.services, offered)],
  ];
  const items = itemTexts(inquiry);
  return {
    subject: heading,
    text: textFrame(shop, [
      heading,
      '',
      promise,
      '',
      ...factLines(facts),
      ...(items.length === 0 ? [] : ['', text.yourList, ...items.map((item) => `- ${item}`)]),
      ...(signature === '' ? [] : ['', ...signed]),
      '',
      text.notYours,
    ]),
    html: frame(
      shop,
      promise,
      heading,
      html`<p style="margin:0 0 20px">${promise}</p>
        ${factTable(facts)}
        ${
          items.length === 0
            ? ''
            : html`<p style="margin:0 0 6px">${text.yourList}</p>
                <ul style="margin:0 0 20px;padding-left:20px">
                  ${items.map((item) => html`<li>${item}</li>`)}
                </ul>`
        }
        ${
          signature === ''
            ? ''
            : html`<p style="margin:0 0 20px">${signed.map((line) => html`${line}<br />`)}</p>`
        }
        <p style="margin:0;font-size:14px">${text.notYours}</p>`,
    ),
  };
}

function itemTexts({ lines }: MailedInquiry): string[] {
  const known = lines.filter((line) => OFFERED.has(line.standing));
  const others = lines.length - known.length;
  return [
    ...known.map((line) => text.lineOf(line.quantity, line.catalogName)),
    ...(others === 0 ? [] : [text.notInCatalog(others)]),
  ];
}

function packageText({ selectedService }: MailedInquiry, offered: readonly NamedPackage[]): string {
  if (!selectedService) return '';
  const named = offered.filter(({ name }) => name === selectedService.name);
  const cents = parsePriceCents(selectedService.price);
  const priced = named.find(({ startingPrice }) => parsePriceCents(startingPrice) === cents);
  if (priced && cents !== null) return text.packageFrom(priced.name, formatDollars(cents));
  return named[0]?.name ?? '';
}

function servicesText(services: readonly string[], offered: readonly NamedPackage[]): string {
  const known: ReadonlySet<string> = new Set([...SERVICES, ...offered.map(({ name }) => name)]);
  return services.filter((service) => known.has(service)).join(', ');
}
