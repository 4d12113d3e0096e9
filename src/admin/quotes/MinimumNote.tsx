import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { shortfall, type MinimumRule } from '#domain/minimum-order.ts';
import { formatDollars } from '#domain/money.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { WORK } from '../inquiries/work-texts.ts';

interface MinimumNoteProps {
  content: QuoteContent;
  rule: MinimumRule;
}

/**
 * Warns that the lines are below the day's minimum order, which does not prevent sending
 * (@quote.minimum).
 */
export function MinimumNote({ content, rule }: MinimumNoteProps) {
  const short = shortfall(quoteTotals(content).rental, rule, content.eventDate);
  if (!short) return null;
  return (
    <p className="mt-2 text-sm text-night-600">{WORK.belowMinimum(formatDollars(short.minimum))}</p>
  );
}
