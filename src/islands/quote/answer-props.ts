import type { PublicQuoteView } from '#contracts/quotes.ts';
import type { QuoteLink } from '#site/quote-link.ts';
import type { NotTaken, TypedAnswer } from '#stores/quote-page.ts';

/** Of the forms with which a customer answers a quote. */
export interface AnswerProps {
  quote: PublicQuoteView;
  link: QuoteLink;
  typed: TypedAnswer;
  onType: (change: Partial<TypedAnswer>) => void;
  onAnswered: (quote: PublicQuoteView) => void;
  onRefused: (failure: NotTaken) => void;
}
