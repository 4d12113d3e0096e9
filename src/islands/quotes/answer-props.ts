import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import type { QuoteLink } from '#site/quotes/quote-link.ts';
import type { Refusal, TypedAnswer } from '#stores/quotes.ts';

export interface AnswerProps {
  quote: PublicQuoteView;
  link: QuoteLink;
  typed: TypedAnswer;
  onType: (change: Partial<TypedAnswer>) => void;
  onAnswered: (quote: PublicQuoteView) => void;
  onRefused: (failure: Refusal) => void;
}

/**
 * Passes on the result of sending an answer.
 * @param result null: another press is pending
 * @param cleared texts of the fields after success
 */
export function handleResult(
  result: { quote: PublicQuoteView } | { failure: Refusal } | null,
  cleared: Partial<TypedAnswer>,
  { onType, onAnswered, onRefused }: AnswerProps,
): void {
  if (!result) return;
  if ('quote' in result) {
    onType(cleared);
    onAnswered(result.quote);
  } else onRefused(result.failure);
}
