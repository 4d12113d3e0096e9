import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { movedLines } from '#domain/event-stock.ts';

/** @returns the quote's content with the days of its lines moved along with the event since it was sent (@stock.line-days) */
export function onDay(
  { content, sentForDay }: Pick<QuoteRecord, 'content' | 'sentForDay'>,
  day: CivilDate | null,
): QuoteContent {
  const lines = movedLines(content.lines, content.eventDate ?? sentForDay, day);
  return { ...content, lines };
}
