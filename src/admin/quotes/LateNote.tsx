import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { isLate } from './quote-form-values.ts';
import { QUOTE_EDITOR } from './texts.ts';

/**
 * Warns that the quote can be accepted after its event, which does not prevent sending
 * (@quote.editor-late).
 */
export function LateNote({ content }: { content: QuoteContent }) {
  return (
    <p
      role="status"
      data-keep-clear
      className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600 empty:hidden"
    >
      {isLate(content) && QUOTE_EDITOR.late(formatEventDate(content.eventDate))}
    </p>
  );
}
