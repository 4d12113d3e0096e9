/** How a quote stands, in words (@quote.page-standing). */
import type { PublicQuoteView } from '#contracts/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { statusLine } from '#site/quote-document.ts';
import * as text from '#site/texts/quote.ts';

export type QuoteStanding = PublicQuoteView['standing'];

/** @returns heading and sentences of the panel above the document */
export function standingWords(quote: PublicQuoteView): { title: string; says: string[] } {
  const { standing, answeredAt, content } = quote;
  const on = answeredAt === null ? '' : text.shopDay(answeredAt);
  switch (standing) {
    case 'open':
      return { title: text.openTitle(content.validUntil), says: [text.openText] };
    case 'accepted':
      return {
        title: text.acceptedTitle,
        says: [`${statusLine(quote)}.`, ...(quote.isRevised ? [text.revisedText] : nextOf(quote))],
      };
    case 'declined':
      return {
        title: text.declinedTitle,
        says: [...(on === '' ? [] : [text.declinedOn(on)]), text.declinedText],
      };
    case 'expired':
      return {
        title: text.expiredTitle,
        says: [text.expiredOn(content.validUntil), text.expiredText],
      };
    case 'replaced':
      return { title: text.replacedTitle, says: [text.replacedText] };
    case 'withdrawn':
      return { title: text.withdrawnTitle, says: [text.withdrawnText] };
  }
}

/** @returns what follows an acceptance */
function nextOf({ totals }: PublicQuoteView): string[] {
  const reserved = totals.deposit > 0 ? [text.reservedBy(formatCents(totals.deposit))] : [];
  return [...reserved, text.acceptedNext];
}
