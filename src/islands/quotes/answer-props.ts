import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import type { QuoteLink } from '#site/quotes/quote-link.ts';
import type { NotTaken, TypedAnswer } from '#stores/quotes.ts';

/** Of the forms with which a customer answers a quote. */
export interface AnswerProps {
  quote: PublicQuoteView;
  link: QuoteLink;
  typed: TypedAnswer;
  onType: (change: Partial<TypedAnswer>) => void;
  onAnswered: (quote: PublicQuoteView) => void;
  onRefused: (failure: NotTaken) => void;
}

/**
 * Passes on what became of an answer; what was typed goes once it counts.
 * @param result null: the press before is still under way
 */
export function passOn(
  result: { quote: PublicQuoteView } | { failure: NotTaken } | null,
  typed: Partial<TypedAnswer>,
  { onType, onAnswered, onRefused }: AnswerProps,
): void {
  if (!result) return;
  if ('quote' in result) {
    onType(typed);
    onAnswered(result.quote);
  } else onRefused(result.failure);
}
