import type { InquiryLineView, InquiryMailView, InquiryView } from '#contracts/inquiries/list.ts';
import type { TimelineEntryView } from '#contracts/inquiries/work.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRecord } from '#db/queries/inquiries/records.ts';
import type { InquiryLineRow } from '#db/queries/inquiries/rows.ts';
import type { TimelineEntry } from '#db/queries/inquiries/timeline.ts';
import type { MailRow } from '#db/queries/mail/outbox.ts';
import { listLastSent } from '#db/queries/quotes/quotes.ts';
import { listPayments } from '#db/queries/stock/payments.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { quoteStanding } from '#domain/quote-standing.ts';
import { existing } from '../../base/editable.ts';
import { listShortages } from '../../stock/unfit.ts';
import { listAskedPackages } from '../asked/asked-packages.ts';
import { moneyOf } from '../booked/payments.ts';
import { isToShop, shownKind } from './timeline-mails.ts';

/** @returns the admin's views of inquiries: as sent, with the catalog's data and mails */
export async function presentInquiries(
  db: Database,
  inquiries: readonly InquiryRecord[],
  now: Date,
): Promise<InquiryView[]> {
  const packages = await listAskedPackages(db, inquiries);
  const ids = inquiries.map(({ id }) => id);
  const sent = await listLastSent(db, ids);
  const unfit = await listShortages(db, now, ids);
  const payments = Map.groupBy(await listPayments(db, ids), ({ inquiryId }) => inquiryId);
  const today = todayInDetroit(now);
  return inquiries.map((inquiry, index) => {
    const { name, price } = packages[index] ?? { name: '', price: '' };
    const last = sent.find(({ inquiryId }) => inquiryId === inquiry.id);
    const standing = last ? quoteStanding({ ...last, hasLater: false }, today) : 'draft';
    return {
      ...presentInquiry(inquiry),
      isUnfit: unfit.has(inquiry.id),
      package: name === '' ? null : { name, price },
      balance: moneyOf(inquiry, payments.get(inquiry.id) ?? [])?.standing ?? null,
      lastQuote: last && standing !== 'draft' ? { number: last.number, standing } : null,
    };
  });
}

/**
 * @returns the admin's view of an inquiry
 * @throws ApiError 404 for undefined
 */
export async function presentOne(
  db: Database,
  inquiry: InquiryRecord | undefined,
  now: Date,
): Promise<InquiryView> {
  const [view] = await presentInquiries(db, [existing(inquiry, 'inquiries')], now);
  return existing(view, 'inquiries');
}

/** @returns the part of the view that comes from the inquiry's row */
export function presentInquiry(
  inquiry: InquiryRecord,
): Omit<InquiryView, 'package' | 'lastQuote' | 'isUnfit' | 'balance'> {
  return {
    id: inquiry.id,
    version: inquiry.version,
    reference: inquiry.reference,
    status: inquiry.status,
    kind: inquiry.kind,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    createdAt: inquiry.createdAt.toISOString(),
    deletedAt: inquiry.deletedAt?.toISOString() ?? null,
    channel: inquiry.channel,
    assignee: inquiry.assignee,
    nextAction: inquiry.nextAction,
    nextActionOn: inquiry.nextActionOn,
    touchedAt: inquiry.touchedAt.toISOString(),
    eventDate: inquiry.eventDate ?? '',
    lastDay: inquiry.lastDay ?? '',
    eventLocation: inquiry.eventLocation,
    deliveryWindow: inquiry.deliveryWindow,
    pickupWindow: inquiry.pickupWindow,
    siteContact: inquiry.siteContact,
    services: inquiry.services,
    referralSource: inquiry.referralSource,
    message: inquiry.message,
    guestCount: inquiry.guestCount,
    selectedService: inquiry.selectedService,
    replaces: inquiry.replaces,
    replacedBy: inquiry.replacedBy,
    spamReasons: inquiry.spamReasons,
    wishlistItems: inquiry.lines.map(presentLine),
    unanswered: inquiry.unanswered.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    mails: inquiry.mails.map(presentMail),
  };
}

/** @returns a line as sent, compared with the catalog */
export function presentLine(line: InquiryLineRow): InquiryLineView {
  return {
    itemId: line.itemId,
    name: line.name,
    quantity: line.quantity,
    price: line.price,
    standing: line.standing,
    catalogName: line.catalogName,
    catalogPrice: line.catalogPrice,
  };
}

/** Without recipient and content. */
export function presentMail(mail: MailRow): InquiryMailView {
  return {
    kind: shownKind(mail),
    isToShop: isToShop(mail),
    state: mail.state,
    tries: mail.tries,
    lastError: mail.lastError,
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}

/**
 * @param readerId of the reading staff member, who may edit their own notes
 * @param mails queued by this entry
 */
export function presentEntry(
  entry: TimelineEntry,
  readerId: string,
  mails: readonly MailRow[],
): TimelineEntryView {
  return {
    id: entry.id,
    kind: entry.kind,
    at: entry.createdAt.toISOString(),
    author: entry.author,
    isByCustomer: entry.isByCustomer,
    isOwn: entry.authorId === readerId,
    body: entry.body,
    subject: entry.subject,
    day: entry.day,
    editedAt: entry.editedAt?.toISOString() ?? null,
    from: entry.fromStatus,
    to: entry.toStatus,
    reason: entry.reason,
    undoneAt: entry.undoneAt?.toISOString() ?? null,
    declineReason: entry.declineReason,
    quoteEnd: entry.quoteEnd,
    mails: mails.map(presentMail),
    quote:
      entry.quoteId === null || entry.quoteNumber === null
        ? null
        : { id: entry.quoteId, number: entry.quoteNumber },
  };
}
