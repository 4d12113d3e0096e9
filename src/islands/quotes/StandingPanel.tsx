import { useEffect, useRef } from 'react';
import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import { formatCents } from '#domain/money.ts';
import * as text from '#site/quotes/texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Verbatim } from '#ui/Verbatim.tsx';
import { askWords, depositOf, isAnswerable, standingWords } from './standing.ts';

export interface StandingPanelProps {
  quote: PublicQuoteView;
  /** Why an answer was refused, or empty. */
  refusal: string;
  /** Number of answers and refusals so far; each moves the focus here. */
  answers: number;
}

/** The quote's standing and actions, above the document. */
export function StandingPanel({ quote, refusal, answers }: StandingPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, says } = standingWords(quote);
  const { standing, canceledAt, isUnbooked } = quote;
  const isAgreed = standing === 'accepted' && canceledAt === null && !isUnbooked;
  const { lead } = askWords(quote);

  useEffect(() => {
    if (answers === 0) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [answers]);

  return (
    <section
      ref={panel}
      aria-labelledby="standing-title"
      className="scroll-mt-24 space-y-4 rounded-lg bg-ivory-100 p-5 sm:p-8"
    >
      <div className="flex gap-4">
        {isAgreed && (
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-700 text-ivory-50">
            <Icon name="check" />
          </span>
        )}
        <div className="min-w-0 space-y-2">
          <h2
            ref={heading}
            id="standing-title"
            tabIndex={-1}
            aria-describedby={refusal === '' ? 'standing-text' : 'standing-refusal standing-text'}
            className="text-xl outline-none"
          >
            {title}
          </h2>
          {refusal !== '' && (
            <p id="standing-refusal" className="font-semibold text-rose-600">
              {refusal}
            </p>
          )}
          <p id="standing-text">
            <Verbatim text={says.join(' ')} parts={[quote.acceptedBy]} />
          </p>
        </div>
      </div>
      {isAgreed && !quote.isRevised && <Payment quote={quote} />}
      <div className="flex flex-wrap gap-3">
        {isAnswerable(quote) && (
          <button
            type="button"
            className="button w-full button-night sm:w-auto"
            onClick={() => goTo('accept-title')}
          >
            {text.reviewButton}
          </button>
        )}
        {lead !== '' && (
          <button
            type="button"
            className="button w-full button-night sm:w-auto"
            // Once a question is sent, its field is gone and the heading is left.
            onClick={() => goTo('ask-text', 'ask-title')}
          >
            {lead}
          </button>
        )}
        <button
          type="button"
          className="button w-full button-outline sm:w-auto"
          onClick={() => globalThis.print()}
        >
          {text.print}
        </button>
      </div>
    </section>
  );
}

/**
 * Focuses the first existing element of these ids. Not by a link to `#id`, because the fragment holds the quote's link.
 */
function goTo(...ids: string[]): void {
  const [place] = ids.flatMap((id) => document.getElementById(id) ?? []);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/** Where to pay after acceptance (@quote.page-pay). */
function Payment({ quote: { content, totals, event } }: { quote: PublicQuoteView }) {
  const { paymentLink } = content;
  const { due, isRest } = depositOf({ totals, event });
  const amount = formatCents(due);
  // Everything is paid already.
  if (event && event.balanceCents <= 0) return null;
  if (!URL.canParse(paymentLink)) {
    return due > 0 ? <p>{text.depositByPhone(amount, isRest)}</p> : null;
  }
  const { host } = new URL(paymentLink);
  return (
    <div className="space-y-2">
      <a href={paymentLink} rel="noreferrer" className="button w-full button-night sm:w-auto">
        {due > 0 ? text.payDeposit(amount, isRest) : text.payOnline}
      </a>
      <p className="text-sm text-night-600">
        <Verbatim text={text.payElsewhere(host)} parts={[host]} />
      </p>
    </div>
  );
}
