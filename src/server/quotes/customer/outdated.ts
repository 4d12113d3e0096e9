import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { eventDaysInWords } from '#domain/event-days.ts';
import { changedSince } from '#domain/same-event.ts';
import * as text from '../../base/texts.ts';

/** @returns why the quote can no longer be accepted, as a sentence (@event.agreed); empty: it can */
export function whyOutdated(quote: QuoteRecord, inquiry: InquiryRow): string {
  const changed = changedSince(quote, inquiry);
  if (changed === null) return '';
  return {
    days: text.movedSince(eventDaysInWords(inquiry, formatEventDate)),
    place: text.movedSince(inquiry.eventLocation),
    agreed: text.agreedSince,
  }[changed];
}
