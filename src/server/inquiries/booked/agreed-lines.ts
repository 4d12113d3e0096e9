/**
 * What was agreed about a booked event: the view for staff, and changes by phone (@event.agreed).
 */
import { isDeepStrictEqual } from 'node:util';
import type { Agreed } from '#contracts/inquiries/booked-events.ts';
import type { AgreedView } from '#contracts/inquiries/booked-views.ts';
import { totalProblem } from '#contracts/quotes/line.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { addTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { lockInquiry, updateLocked } from '#db/queries/inquiries/work.ts';
import { findQuote } from '#db/queries/quotes/quotes.ts';
import type { AgreedEvent, AgreedLine } from '#domain/agreed-event.ts';
import { agreedTotals, pricedAgreed, type PricedAgreed } from '#domain/agreed-totals.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import { editableRow } from '../../base/editable.ts';
import { checkFields } from '../../base/texts.ts';
import { confirmEvent } from '../../stock/agreed-event.ts';
import { writeEventRows } from '../../stock/event-rows.ts';
import { nameOf } from '../../stock/short.ts';
import { readStockRules } from '../../stock/stock-rules.ts';
import type { StaffAction } from '../record/locked.ts';
import { mailChange } from './changed-mail.ts';

export async function presentAgreed(
  db: Database,
  { agreed }: Pick<InquiryRow, 'agreed'>,
): Promise<AgreedView | null> {
  if (!agreed) return null;
  const { items } = await readStockRules(
    db,
    agreed.lines.map(({ itemId }) => itemId),
  );
  const quote = await quoteOf(db, agreed);
  const priced = pricedAgreed(agreed, quote?.content);
  return {
    ...priced,
    totals: agreedTotals(priced),
    quoteNumber: quote?.number ?? null,
    lines: priced.lines.map((line) => ({
      ...line,
      parts: (items.get(line.itemId)?.parts ?? []).flatMap(({ itemId, option, quantity }) => {
        const part = items.get(itemId);
        return part
          ? [{ itemId, option, name: nameOf(part, option), quantity: quantity * line.quantity }]
          : [];
      }),
    })),
  };
}

function quoteOf(db: Database, { quoteId }: AgreedEvent) {
  return quoteId === null ? undefined : findQuote(db, quoteId);
}

/** @returns the agreement with its fees (@event.agreed-totals) */
export async function readPriced(db: Database, agreed: AgreedEvent): Promise<PricedAgreed> {
  return pricedAgreed(agreed, (await quoteOf(db, agreed))?.content);
}

/**
 * Changes what was agreed. The timeline keeps the former values, and the customer is mailed if
 * staff choose so. Without a difference nothing happens.
 * @throws ApiError 400 for an event that is not booked, or without an address to mail to; 404; 409
 *   when the caller saw another version; ShortError
 */
export async function changeAgreed(
  tx: Database,
  { id, authorId, now }: StaffAction,
  { version, overbookReason, isMailed, message, ...changes }: Agreed,
  siteUrl: string,
): Promise<void> {
  const inquiry = editableRow(await lockInquiry(tx, id), version, 'inquiries');
  if (inquiry.status !== 'booked' || !inquiry.agreed) {
    throw new ApiError('bad_request', words.onlyBookedAgreed);
  }
  const before = await readPriced(tx, inquiry.agreed);
  assertWithinLimit(changes, before);
  const bookedDepositCents = before.bookedDepositCents ?? before.depositCents;
  const agreed: AgreedEvent = { ...before, ...changes, bookedDepositCents };
  const changed = changesOf(before, agreed);
  if (changed.length === 0) return;
  await confirmEvent(tx, inquiry, agreed, { now, authorId, overbookReason });
  const eventId = crypto.randomUUID();
  const told = { id: eventId, message, changes: changed };
  const mailId = isMailed ? await mailChange(tx, inquiry, told, siteUrl) : null;
  await writeAgreed(
    tx,
    { id, authorId, now },
    { before, agreed, entry: { id: eventId, mailId, message: mailId === null ? '' : message } },
  );
}

/** @throws ApiError 400 */
function assertWithinLimit(
  { totalCents }: Pick<Agreed, 'totalCents'>,
  before: Pick<AgreedEvent, 'totalCents'>,
): void {
  const problem = totalProblem(totalCents, before.totalCents);
  if (problem !== '') throw new ApiError('bad_request', checkFields, { totalCents: problem });
}

interface Change {
  before: AgreedEvent;
  agreed: AgreedEvent;
  /** Entry of the timeline: with the mail and its text, or called other than a change by phone. */
  entry?: { id: string; mailId: string | null; message: string } | { subject: string };
}

/**
 * Stores what is agreed, already checked, and records the former values. Without a difference
 * nothing happens.
 */
export async function writeAgreed(
  tx: Database,
  { id, authorId, now }: StaffAction,
  { before, agreed, entry }: Change,
): Promise<void> {
  const changes = changesOf(before, agreed);
  if (changes.length === 0) return;
  await updateLocked(tx, id, { agreed: { ...agreed, changedAt: now.toISOString() } }, now);
  await writeEventRows(tx, id, now);
  const { message = '', ...fields } = { message: undefined, ...entry };
  const body = [changes.join('\n'), message].filter(Boolean).join('\n\n');
  await addTimelineEntry(tx, { inquiryId: id, kind: 'agreed', authorId, body, ...fields });
}

/** @returns the differences, one per line */
export function changesOf(before: AgreedEvent, after: AgreedEvent): string[] {
  const sums = (['totalCents', 'depositCents'] as const).flatMap((name) =>
    before[name] === after[name]
      ? []
      : [words.agreedSum[name](formatCents(before[name]), formatCents(after[name]))],
  );
  const rest = [...before.lines];
  const added: string[] = [];
  for (const line of after.lines) {
    const index = rest.findIndex((formerLine) => isDeepStrictEqual(formerLine, line));
    if (index === -1) added.push(words.agreedNow(wordsOf(line)));
    else rest.splice(index, 1);
  }
  const hasSameLines = sums.length + added.length + rest.length === 0;
  const order =
    hasSameLines && !isDeepStrictEqual(before.lines, after.lines) ? [words.agreedOrder] : [];
  return [...rest.map((line) => words.agreedWas(wordsOf(line))), ...added, ...sums, ...order];
}

function wordsOf({ name, note, quantity, unitCents, outOn, backOn }: AgreedLine): string {
  const days = [
    outOn ? words.leavesOn(formatEventDate(outOn)) : '',
    backOn ? words.comesBackOn(formatEventDate(backOn)) : '',
  ];
  return [words.agreedLine(quantity, name, formatCents(unitCents)), note, ...days]
    .filter(Boolean)
    .join(', ');
}
