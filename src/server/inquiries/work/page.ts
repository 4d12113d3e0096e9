/** Everything on the page of one inquiry. */
import type {
  FeeLine,
  InquiryWorkView,
  RelatedView,
  WorkLineView,
} from '#contracts/inquiries/work.ts';
import type { Database } from '#db/client.ts';
import { findInquiry, type InquiryRecord } from '#db/queries/inquiries/records.ts';
import type { InquiryLineRow, InquiryRow } from '#db/queries/inquiries/rows.ts';
import { listTimelineEntries, type TimelineEntry } from '#db/queries/inquiries/timeline.ts';
import {
  listReplacedOrReplacing,
  listOthers,
  listTodaysItems,
  type TodaysItem,
} from '#db/queries/inquiries/work.ts';
import { isQuoted, wasBooked } from '#db/queries/quotes/quotes.ts';
import { listPayments } from '#db/queries/stock/payments.ts';
import { lineNotes } from '#domain/line-notes.ts';
import { shortfall } from '#domain/minimum-order.ts';
import { formatCents, formatDollars, parsePriceCents } from '#domain/money.ts';
import { imageOfOption } from '#domain/option-image.ts';
import { addedWaiverPercent, orderTotals, type Fees } from '#domain/order-totals.ts';
import type { QuoteTotals } from '#domain/quote-totals.ts';
import { itemPath } from '#site/paths.ts';
import { existing } from '../../base/editable.ts';
import { itemOf, optionOf, todaysPrice } from '../../quotes/draft/todays-price.ts';
import { readSection } from '../../shop/read.ts';
import { namesOfPacked } from '../../stock/goods/packed.ts';
import { presentAgreed } from '../booked/agreed-lines.ts';
import { cancellationOf } from '../booked/cancellation.ts';
import { presentPartnerPieces } from '../booked/partner-pieces.ts';
import { moneyOf } from '../booked/payments.ts';
import { presentEntry, presentLine, presentMail, presentOne } from './present.ts';
import { isUndoable } from './status.ts';
import { mailsByEntry } from './timeline-mails.ts';

/**
 * @param readerId of the reading staff member
 * @param now decides which quotes are open, and whether the event is upcoming
 * @throws ApiError 404
 */
export async function inquiryPage(
  db: Database,
  id: string,
  { readerId, now }: { readerId: string; now: Date },
): Promise<InquiryWorkView> {
  const inquiry = existing(await findInquiry(db, id), 'inquiries');
  const items = await listTodaysItems(
    db,
    inquiry.lines.map(({ itemId }) => itemId),
  );
  const events = await listTimelineEntries(db, [id]);
  const mails = mailsByEntry(inquiry.mails, events);
  const earlier =
    inquiry.replaces === ''
      ? []
      : await listReplacedOrReplacing(db, { reference: inquiry.replaces });
  const later = await listReplacedOrReplacing(db, { replaces: inquiry.reference });
  const others = await listOthers(db, inquiry);
  const notes = lineNotes(inquiry.message, inquiry.lines);
  const lines = inquiry.lines.map((line, index) =>
    workLine({ ...line, sentAt: inquiry.createdAt }, items, notes[index] ?? ''),
  );
  const [first] = earlier;
  const view = await presentOne(db, inquiry, now);
  const fees = await readSection(db, 'fees');
  const { minimumOrder, minimumExceptions } = fees;
  return {
    ...view,
    lines,
    ...sumOf(inquiry, fees, view.package !== null),
    minimumRule: { minimumOrder, minimumExceptions },
    requestMails: (mails.get('') ?? []).map(presentMail),
    events: events.map((entry) => presentEntry(entry, readerId, mails.get(entry.id) ?? [])),
    undoable: undoableOf(inquiry, events),
    isQuoted: await isQuoted(db, id),
    wasBooked: await wasBooked(db, id),
    earlier: first ? related(first, inquiry) : null,
    later: later.map((row) => related(row, inquiry)),
    others: others.map((row) => ({ ...related(row, inquiry), by: row.by })),
    cancellation: cancellationOf(inquiry),
    agreed: await presentAgreed(db, inquiry),
    money: moneyOf(inquiry, await listPayments(db, [id])),
    partnerPieces: await presentPartnerPieces(db, id),
    packed: await namesOfPacked(db, id),
  };
}

/** @returns id of the entry that `undoStatusChange` takes back; null for none */
function undoableOf(inquiry: InquiryRow, events: readonly TimelineEntry[]): string | null {
  const last = events.findLast(({ kind }) => kind === 'status');
  return last && !inquiry.deletedAt && isUndoable(last, inquiry) ? last.id : null;
}

function related(row: InquiryRow, to: InquiryRow): RelatedView {
  const { id, reference, name, kind, status, mailbox } = row;
  const by = mailbox !== '' && mailbox === to.mailbox ? 'email' : 'phone';
  const days = { eventDate: row.eventDate ?? '', lastDay: row.lastDay ?? '' };
  const createdAt = row.createdAt.toISOString();
  return { id, reference, name, kind, status, createdAt, ...days, by };
}

function workLine(
  line: InquiryLineRow & { sentAt: Date },
  items: readonly TodaysItem[],
  note: string,
): WorkLineView {
  const item = itemOf(line, items);
  const chosen = optionOf(line, item);
  const option = chosen?.name ?? '';
  return {
    ...presentLine(line),
    note,
    option,
    image: item ? imageOfOption(item, option) : '',
    path: item?.isPublic ? itemPath(item.category, item.slug) : '',
    priceToday: todaysPrice(line, item),
    isOptionGone: chosen === null,
    // A set is counted by its parts (@stock.set), an option by its own number if it has one (@stock.options).
    owned: !item || item.parts.length > 0 ? null : (chosen?.owned ?? item.availability),
    total: totalOf(line) === null ? '' : formatCents(totalOf(line) ?? 0),
  };
}

/** @returns cents; null without a price */
function totalOf({ price, quantity }: Pick<InquiryLineRow, 'price' | 'quantity'>): number | null {
  const cents = parsePriceCents(price) ?? 0;
  return cents > 0 ? cents * quantity : null;
}

type Sums = Pick<InquiryWorkView, 'sum' | 'unpriced' | 'fees' | 'minimum'>;

/** @param hasPackage whether the request has a package, which the sum leaves out */
function sumOf({ lines, eventDate }: InquiryRecord, fees: Fees, hasPackage: boolean): Sums {
  const totals = lines.map(totalOf).filter((total) => total !== null);
  const unpriced = lines.length - totals.length;
  if (totals.length === 0) return { sum: '', unpriced, fees: [], minimum: '' };
  const isAll = unpriced === 0 && !hasPackage;
  const order = orderTotals(
    totals.reduce((sum, total) => sum + total, 0),
    fees,
  );
  // What the sum leaves out may lift it above the minimum.
  const short = isAll ? shortfall(order.rental, fees, eventDate) : null;
  return {
    sum: formatCents(order.rental),
    unpriced,
    // A deposit is for the whole order, never a part.
    fees: feeLines(order, fees).filter(({ fee }) => fee !== 'deposit' || isAll),
    minimum: short ? formatDollars(short.minimum) : '',
  };
}

function feeLines(order: QuoteTotals, fees: Fees): FeeLine[] {
  const added = [
    { fee: 'damage-waiver', percent: addedWaiverPercent(fees), cents: order.waiver },
    { fee: 'sales-tax', percent: fees.salesTaxPercent, cents: order.tax },
  ] as const;
  const charged = added.filter(({ percent }) => percent > 0);
  const deposit = { fee: 'deposit', percent: fees.depositPercent, cents: order.deposit } as const;
  const lines = [
    ...charged,
    ...(charged.length > 0 ? [{ fee: 'total', percent: 0, cents: order.total } as const] : []),
    ...(deposit.percent > 0 ? [deposit] : []),
  ];
  return lines.map(({ fee, percent, cents }) => ({ fee, percent, amount: formatCents(cents) }));
}
