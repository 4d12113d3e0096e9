/** Confirms a request to the visitor, with its reference and the next steps. */
import type { LineStanding } from '#contracts/inquiries/list.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import type { NamedPackage } from '#db/queries/catalog/public.ts';
import { formatEventDay } from '#domain/event-date.ts';
import { shortfall } from '#domain/minimum-order.ts';
import { formatCents, formatDollars, parsePriceCents } from '#domain/money.ts';
import { fillLine, fillTemplate } from '#domain/text-template.ts';
import { typedCount } from '#domain/typed-count.ts';
import { SERVICES } from '#site/inquiries/services.ts';
import { DEFAULT_MAILS } from '#site/settings/mails.ts';
import { numberFields } from '#site/shop/shop-fields.ts';
import { facts, list, note, paragraphs } from '../../mail/blocks.ts';
import { letter } from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import * as text from '../../mail/texts.ts';
import { namedPackage } from '../asked/named-package.ts';
import type { MailedInquiry } from './for-staff.ts';

/** Lines of items that are in the public catalog. */
const OFFERED: ReadonlySet<LineStanding | null> = new Set([
  'listed',
  'price-differs',
  'name-differs',
]);

/** The parts of an inquiry in a confirmation. */
export type ConfirmedInquiry = Pick<
  MailedInquiry,
  | 'kind'
  | 'reference'
  | 'eventDate'
  | 'guestCount'
  | 'selectedService'
  | 'services'
  | 'message'
  | 'lines'
>;

/**
 * Contains only names of the catalog and nothing typed, because anybody can send it to any address
 * in the shop's name.
 * @param offered packages that the visitor may have chosen
 */
export function inquiryConfirmation(
  inquiry: ConfirmedInquiry,
  offered: readonly NamedPackage[],
  shop: MailShop,
): Composed {
  const { kind, reference } = inquiry;
  const { name: business, phone } = shop.business;
  const { subject, questionSubject, confirmation, signature } = withDefaults(shop.mails);
  const heading = fillLine(kind === 'question' ? questionSubject : subject, {
    reference,
    business,
  });
  const date = inquiry.eventDate === null ? '' : formatEventDay(inquiry.eventDate);
  const items = itemTexts(inquiry, shop.fees);
  const listed = items.map((item) => `- ${item}`).join('\n');
  const opening = fillTemplate(confirmation, {
    ...numberFields(shop),
    reference,
    business,
    phone,
    date,
    list: listed,
  });
  // The owner's text may already contain the list.
  const below = listed !== '' && opening.includes(listed) ? [] : items;
  const isNamed = `${heading}\n${opening}`.includes(reference);
  return {
    subject: heading,
    ...letter(shop, { heading, preview: opening }, [
      paragraphs(opening),
      facts([
        [text.referenceLabel, isNamed ? '' : reference],
        [text.eventDate, date],
        [text.guests, guestsText(inquiry)],
        [text.packageLabel, packageText(inquiry, offered)],
        [text.services, inquiry.selectedService ? '' : servicesText(inquiry.services, offered)],
      ]),
      list(text.yourList, below),
      paragraphs(signature),
      note(text.notYours),
    ]),
  };
}

/** A longer number may be a message, such as a phone number. */
const MAX_GUESTS = 99_999;

/** The number of guests; empty where anything else was typed. */
function guestsText({ guestCount }: ConfirmedInquiry): string {
  const guests = typedCount(guestCount);
  return guests > 0 && guests <= MAX_GUESTS ? guests.toLocaleString('en-US') : '';
}

/** Replaces empty texts with those of a new shop. */
function withDefaults(mails: Settings['mails']): Settings['mails'] {
  const { subject, questionSubject, confirmation } = DEFAULT_MAILS;
  return {
    ...mails,
    subject: mails.subject || subject,
    questionSubject: mails.questionSubject || questionSubject,
    confirmation: mails.confirmation || confirmation,
  };
}

function itemTexts(
  { lines, eventDate, selectedService, message }: ConfirmedInquiry,
  fees: Settings['fees'],
): string[] {
  const offered = lines.filter((line) => OFFERED.has(line.standing));
  const others = lines.length - offered.length;
  const amounts = offered.map(({ quantity, catalogPrice }) => centsOf(quantity, catalogPrice));
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  const isLowerBound = others > 0 || amounts.includes(0);
  // Items without a price, or a package, may lift the sum above the minimum.
  const isAll = !isLowerBound && !selectedService && !namedPackage(message);
  const short = sum > 0 && isAll ? shortfall(sum, fees, eventDate) : null;
  return [
    ...offered.map(({ quantity, catalogName: name, catalogPrice: price }) =>
      text.listLine({ quantity, name, price }, totalOf(quantity, price)),
    ),
    ...(others === 0 ? [] : [text.notInCatalog(others)]),
    ...(sum === 0 ? [] : [text.listEstimate(formatCents(sum), isLowerBound)]),
    ...(short === null ? [] : [text.belowMinimum(formatDollars(short.minimum))]),
  ];
}

/** @returns a line's total; 0 without a price */
function centsOf(quantity: number, price: string): number {
  return quantity * (parsePriceCents(price) ?? 0);
}

function totalOf(quantity: number, price: string): string {
  const cents = centsOf(quantity, price);
  return cents === 0 ? '' : formatCents(cents);
}

/** The booked package, or the one named in the message. */
function packageText(
  { selectedService, message }: ConfirmedInquiry,
  offered: readonly NamedPackage[],
): string {
  const chosen = selectedService ?? namedPackage(message);
  if (!chosen) return '';
  const named = offered.filter(({ name }) => name === chosen.name);
  const cents = parsePriceCents(chosen.price);
  const priced = named.find(({ startingPrice }) => parsePriceCents(startingPrice) === cents);
  if (priced && cents !== null) return text.packageFrom(priced.name, formatDollars(cents));
  return named[0]?.name ?? '';
}

function servicesText(services: readonly string[], offered: readonly NamedPackage[]): string {
  const known: ReadonlySet<string> = new Set([...SERVICES, ...offered.map(({ name }) => name)]);
  return services.filter((service) => known.has(service)).join(', ');
}
