import type { PublicQuoteView } from '#contracts/quotes.ts';
import type { QuoteLink } from '#site/quote-link.ts';
import * as text from '#site/texts/quote.ts';
import type { NotTaken, TypedAnswer } from '#stores/quote-page.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { DeclineForm } from './DeclineForm.tsx';

export interface AnswerProps {
  quote: PublicQuoteView;
  link: QuoteLink;
  typed: TypedAnswer;
  onType: (change: Partial<TypedAnswer>) => void;
  onAnswered: (quote: PublicQuoteView) => void;
  onRefused: (failure: NotTaken) => void;
}

/** The two answers to an open quote. */
export function Answer(props: AnswerProps) {
  return (
    <>
      <AcceptForm {...props} />
      <details
        open={props.typed.reason !== '' || props.typed.note !== ''}
        className="rounded-lg bg-ivory-100 p-5 sm:px-8"
      >
        <summary className="min-h-11 content-center font-semibold">{text.declineSummary}</summary>
        <DeclineForm {...props} />
      </details>
    </>
  );
}
