import { useState } from 'react';
import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import type { QuoteLink } from '#site/quotes/quote-link.ts';
import * as text from '#site/quotes/texts.ts';
import { mailHref, phoneHref } from '#site/shop/contact.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { orEmail, tryAgain } from '#site/texts/common.ts';
import type { Refusal } from '#stores/quotes.ts';
import { AcceptForm } from './AcceptForm.tsx';
import type { AnswerProps } from './answer-props.ts';
import { AskForm } from './AskForm.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { EventPanel } from './EventPanel.tsx';
import { QuoteDocument } from './QuoteDocument.tsx';
import { isAnswerable } from './standing.ts';
import { StandingPanel } from './StandingPanel.tsx';
import { useQuote, useTyped, type QuotePage } from './use-quote.ts';

/** What screen readers announce; failures are alerts instead. */
const STATUS: Partial<Record<QuotePage['kind'], string>> = {
  opening: text.opening,
  open: text.opened,
};

/** The customer's quote (@quote.page). At least as high as the window, so that nothing in view moves. */
export function Quote() {
  const { page, open: openAgain, show } = useQuote();
  return (
    <div className="needs-script min-h-screen">
      <p role="status" className="sr-only">
        {STATUS[page.kind]}
      </p>
      {page.kind === 'opening' && <Skeleton />}
      {page.kind === 'open' && <OpenQuote key={page.quote.id} {...page} onChange={show} />}
      {page.kind !== 'opening' && page.kind !== 'open' && (
        <NoQuote page={page} onAgain={openAgain} />
      )}
    </div>
  );
}

interface OpenQuoteProps {
  quote: PublicQuoteView;
  link: QuoteLink;
  onChange: (quote: PublicQuoteView, link: QuoteLink) => void;
}

function OpenQuote({ quote, link, onChange }: OpenQuoteProps) {
  const { typed, type } = useTyped(quote.id);
  const [refusal, setRefusal] = useState('');
  const [answers, setAnswers] = useState(0);

  const onAnswered = (answered: PublicQuoteView) => {
    setRefusal('');
    setAnswers((count) => count + 1);
    onChange(answered, link);
  };
  const onRefused = ({ message, quote: changed }: Refusal) => {
    if (!changed) return;
    onChange(changed, link);
    // For an open quote, the form itself shows the error.
    if (isAnswerable(changed)) return;
    // The form to decline disappears, so its note moves to the question.
    const isMoved = typed.note.trim() !== '' && typed.question === '';
    if (isMoved) type({ question: typed.note, note: '' });
    setRefusal(isMoved ? `${message} ${text.noteMoved}` : message);
    setAnswers((count) => count + 1);
  };

  const shared = { quote, link, typed, onType: type };
  return (
    <div className="space-y-6">
      <StandingPanel quote={quote} refusal={refusal} answers={answers} />
      {quote.event && <EventPanel quote={quote} event={quote.event} />}
      <QuoteDocument quote={quote} className="rounded-lg bg-white p-5 shadow-card sm:p-10" />
      {isAnswerable(quote) && <Answer {...shared} onAnswered={onAnswered} onRefused={onRefused} />}
      <AskForm {...shared} />
    </div>
  );
}

function Answer(props: AnswerProps) {
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

/** As large as the first screen of a quote. */
function Skeleton() {
  return (
    <div aria-hidden="true" className="space-y-6">
      <div className="quote-skeleton h-58 rounded-lg bg-ivory-100" />
      <div className="quote-skeleton rounded-lg bg-white p-5 shadow-card sm:p-10">
        {['w-1/2', 'w-full', 'w-full', 'w-full'].map((width, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- bars that never change
          <div key={index} className={`mb-5 h-6 rounded-sm bg-ivory-200 ${width}`} />
        ))}
      </div>
    </div>
  );
}

interface NoQuoteProps {
  page: Extract<QuotePage, { message: string }>;
  onAgain: () => void;
}

const TITLES = {
  'cut-off': text.cutOffTitle,
  missing: text.missingTitle,
  unread: text.unreadTitle,
} as const;

/** Why there is no quote, and whom to ask (@quote.page-link-cut). */
function NoQuote({ page, onAgain }: NoQuoteProps) {
  const { phone, email } = shopFacts();
  const link = 'inline-block font-semibold wrap-anywhere underline underline-offset-4';
  return (
    <section role="alert" className="space-y-4 rounded-lg bg-ivory-100 p-5 sm:p-8">
      <h2 className="text-xl">{TITLES[page.kind]}</h2>
      <p>{page.message}</p>
      {page.kind === 'unread' && (
        <button type="button" className="button button-night" onClick={onAgain}>
          {tryAgain}
        </button>
      )}
      <p>
        <span>{`${text.callOrEmail} `}</span>
        <a href={phoneHref(phone)} translate="no" className={link}>
          {phone}
        </a>
        <span>{` ${orEmail} `}</span>
        <a href={mailHref(email)} translate="no" className={link}>
          {email}
        </a>
      </p>
    </section>
  );
}
