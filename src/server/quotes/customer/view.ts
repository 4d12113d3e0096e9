/** The customer's view of a quote, and of the event since its acceptance. */
import type { CustomerEventView } from '#contracts/quotes/customer-event.ts';
import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { findInquiryRow, type InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { listPayments } from '#db/queries/stock/payments.ts';
import { agreedTotals } from '#domain/agreed-totals.ts';
import { hasNoBooking } from '#domain/inquiry-status.ts';
import { isOtherDays, isOtherPlace } from '#domain/same-event.ts';
import * as words from '../../base/booked-texts.ts';
import { eventFile } from '../../calendar/event-file.ts';
import { readPriced } from '../../inquiries/booked/agreed-lines.ts';
import { moneyOf } from '../../inquiries/booked/payments.ts';
import { readSection } from '../../shop/read.ts';
import { presentForCustomer } from '../present.ts';
import { whyOutdated } from './outdated.ts';
import { shortOfQuote } from './short-quote.ts';

/**
 * @param quote already sent
 * @throws for a draft
 */
export async function customerView(
  db: Database,
  quote: QuoteRecord,
  now: Date,
): Promise<PublicQuoteView> {
  const view = presentForCustomer(quote, now);
  if (view.standing !== 'accepted' && view.standing !== 'open') return view;
  const inquiry = await findInquiryRow(db, quote.inquiryId);
  if (!inquiry) return view;
  if (view.standing === 'open') {
    const outdated = whyOutdated(quote, inquiry);
    const short = outdated === '' ? await shortOfQuote(db, quote, now) : [];
    const shortage = short.length > 0 ? words.shortToday(short) : '';
    const event = inquiry.status === 'booked' ? await presentEvent(db, inquiry, quote) : null;
    return { ...view, outdated, shortage, event };
  }
  if (hasNoBooking(inquiry)) {
    const isUnbooked = !view.isRevised;
    return { ...view, isUnbooked, content: { ...view.content, paymentLink: '' } };
  }
  return { ...view, event: await presentEvent(db, inquiry, quote) };
}

/** @returns null where nothing was agreed */
async function presentEvent(
  db: Database,
  inquiry: InquiryRow,
  { id, content }: QuoteRecord,
): Promise<CustomerEventView | null> {
  const { agreed, eventDate, lastDay, eventLocation } = inquiry;
  const { deliveryWindow, pickupWindow, siteContact } = inquiry;
  const money = moneyOf(inquiry, await listPayments(db, [inquiry.id]));
  if (!agreed || !money) return null;
  // A quote without a day or a place says nothing of them (@quote.accept-event).
  const isMoved = isOtherDays(content, inquiry) || isOtherPlace(content, inquiry);
  const hasChanged = agreed.quoteId !== id || agreed.changedAt !== undefined;
  const { receivedCents, refundedCents, balanceCents, depositDueCents } = money;
  const priced = hasChanged ? await readPriced(db, agreed) : null;
  return {
    days: { eventDate, lastDay, eventLocation },
    isMoved,
    crew: { deliveryWindow, pickupWindow, siteContact },
    agreed: priced && {
      lines: priced.lines.map(({ name, note, quantity, unitCents }) => ({
        name,
        note,
        quantity,
        unitCents,
      })),
      fees: priced.fees,
      totals: agreedTotals(priced),
    },
    feeKeptCents: inquiry.status === 'canceled' ? inquiry.feeKeptCents : null,
    receivedCents: receivedCents + refundedCents,
    refundedCents,
    balanceCents,
    depositDueCents,
    calendar: eventFile(inquiry, await readSection(db, 'business'))?.text ?? '',
  };
}
