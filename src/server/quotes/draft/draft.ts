/** Content of new quotes (@quote.draft). */
import type { QuoteContent, QuoteLine } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { findInquiry, type InquiryRecord } from '#db/queries/inquiries/records.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { listTodaysItems } from '#db/queries/inquiries/work.ts';
import { findQuote, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { pricedAgreed } from '#domain/agreed-totals.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lineNotes } from '#domain/line-notes.ts';
import { parsePriceCents } from '#domain/money.ts';
import { addedWaiverPercent } from '#domain/order-totals.ts';
import { existing } from '../../base/editable.ts';
import { listAskedPackages } from '../../inquiries/asked/asked-packages.ts';
import { readSection, readSettings } from '../../shop/read.ts';
import { onDay } from './on-day.ts';
import { itemOf, optionOf, todaysPrice } from './todays-price.ts';

export interface NewDraft {
  content: QuoteContent;
  isReminded: boolean;
}

/**
 * @returns a draft with the list's lines and the package, at today's prices and with the shop's
 *   fees. Lines without a price today have 0, for staff to fill in.
 */
export async function draftFromList(db: Database, inquiryId: string, now: Date): Promise<NewDraft> {
  const inquiry = existing(await findInquiry(db, inquiryId), 'inquiries');
  const { fees, quotes } = await readSettings(db);
  const { validDays, terms, isReminded, paymentLink, delivery } = quotes;
  const content: QuoteContent = {
    customer: inquiry.name,
    eventDate: inquiry.eventDate,
    lastDay: inquiry.lastDay,
    eventLocation: inquiry.eventLocation,
    intro: '',
    lines: [...(await packageLines(db, inquiry)), ...(await listLines(db, inquiry))],
    discount: { kind: 'amount', cents: 0 },
    deliveryCents: Math.round(delivery * 100),
    setupCents: 0,
    waiverPercent: thousandths(addedWaiverPercent(fees)),
    taxPercent: thousandths(fees.salesTaxPercent),
    deposit: { kind: 'percent', percent: thousandths(fees.depositPercent) },
    validUntil: lastValidDay(inquiry, validDays, now),
    terms,
    paymentLink,
  };
  return { content, isReminded };
}

/**
 * @returns the content of an earlier quote, with a new validity; of a booked event with its days and place, and with
 *   what was agreed since, without charges
 */
export async function draftFrom(
  db: Database,
  inquiry: InquiryRow,
  earlier: Pick<QuoteRecord, 'id' | 'content' | 'isReminded' | 'sentAt' | 'sentForDay'>,
  now: Date,
): Promise<NewDraft> {
  const { validDays } = await readSection(db, 'quotes');
  const content = { ...earlier.content, ...(await bookedContent(db, inquiry, earlier)) };
  const validUntil = lastValidDay(content, validDays, now);
  return { content: { ...content, validUntil }, isReminded: earlier.isReminded };
}

async function bookedContent(
  db: Database,
  { status, agreed, eventDate, lastDay, eventLocation }: InquiryRow,
  earlier: Pick<QuoteRecord, 'id' | 'content' | 'sentAt' | 'sentForDay'>,
): Promise<Partial<QuoteContent>> {
  if (status !== 'booked' || !agreed) return {};
  const event = { eventDate, lastDay, eventLocation };
  const { id, sentAt } = earlier;
  const { quoteId, changedAt } = agreed;
  const isAgreedSince = changedAt !== undefined && (!sentAt || new Date(changedAt) > sentAt);
  // A revision that nobody accepted yet has its own lines.
  if (quoteId !== id && !isAgreedSince) {
    return { ...event, lines: onDay(earlier, eventDate).lines };
  }
  const quote = quoteId === null ? undefined : await findQuote(db, quoteId);
  const { lines } = pricedAgreed(agreed, quote?.content);
  return {
    ...event,
    lines: lines
      .filter(({ isCharge }) => !isCharge)
      .map(({ itemId, option, outOn, backOn, name, note, quantity, unitCents, isTaxable }) => ({
        itemId,
        option,
        outOn,
        backOn,
        name,
        note,
        quantity,
        unitCents,
        isTaxable,
      })),
  };
}

/**
 * @returns a draft with lines, fees, discount and terms of another request's quote; customer, date,
 *   place, introduction, validity, payment link and damage waiver are new, and days of single lines are left out
 */
export async function draftLike(
  db: Database,
  inquiryId: string,
  { content, isReminded }: { content: QuoteContent; isReminded: boolean },
  now: Date,
): Promise<NewDraft> {
  const fresh = (await draftFromList(db, inquiryId, now)).content;
  const { customer, eventDate, lastDay, eventLocation } = fresh;
  const { intro, validUntil, paymentLink, waiverPercent } = fresh;
  const lines = content.lines.map(({ outOn: _out, backOn: _back, ...line }) => line);
  const event = { customer, eventDate, lastDay, eventLocation };
  return {
    content: { ...content, ...event, intro, validUntil, paymentLink, waiverPercent, lines },
    isReminded,
  };
}

/** @returns the last day of validity, at most the event's day (@quote.settings) */
function lastValidDay(
  { eventDate }: Pick<QuoteContent, 'eventDate'>,
  validDays: number,
  now: Date,
): CivilDate {
  const today = todayInDetroit(now);
  const last = dayAfter(today, validDays);
  const isAhead = eventDate !== null && eventDate >= today;
  return isAhead && eventDate < last ? eventDate : last;
}

/** Rounds to a quote's precision; the settings allow any. */
function thousandths(percent: number): number {
  return Math.round(percent * 1_000) / 1_000;
}

async function listLines(
  db: Database,
  { lines, message, createdAt }: InquiryRecord,
): Promise<QuoteLine[]> {
  const items = await listTodaysItems(
    db,
    lines.map(({ itemId }) => itemId),
  );
  const notes = lineNotes(message, lines);
  return lines.map((line, index) => {
    const item = itemOf(line, items);
    const sent = { name: line.name, sentAt: createdAt };
    const option = optionOf(sent, item)?.name ?? '';
    const price = todaysPrice(sent, item);
    return {
      itemId: item?.id ?? '',
      ...(item && { option: option }),
      name: line.name.slice(0, MAX_LENGTH.itemName),
      note: notes[index] ?? '',
      quantity: line.quantity,
      unitCents: parsePriceCents(price ?? '') ?? 0,
      isTaxable: true,
    };
  });
}

async function packageLines(db: Database, inquiry: InquiryRecord): Promise<QuoteLine[]> {
  const [chosen] = await listAskedPackages(db, [inquiry]);
  if (!chosen) return [];
  const { name, note, today } = chosen;
  const unitCents = parsePriceCents(today?.startingPrice ?? '') ?? 0;
  return [{ itemId: '', name, note, quantity: 1, unitCents, isTaxable: true }];
}
