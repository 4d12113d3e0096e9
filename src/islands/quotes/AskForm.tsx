import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import * as text from '#site/quotes/texts.ts';
import { askAboutQuote } from '#stores/quotes.ts';
import { TextAreaField } from '#ui/Field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { SendButton } from './SendButton.tsx';
import { askWords } from './standing.ts';
import { useSending } from './use-sending.ts';

/** The form for a question, in any standing of the quote (@quote.page-ask). */
export function AskForm({
  quote,
  link,
  typed,
  onType,
}: Pick<AnswerProps, 'quote' | 'link' | 'typed' | 'onType'>) {
  const [sent, setSent] = useState('');
  const { message, errors, pending, send, mark, clear } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = askWords(quote);

  useEffect(() => {
    if (sent !== '') heading.current?.focus();
  }, [sent]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = typed.question.trim();
    if (mark(event.currentTarget, question === '' ? { text: words.missing } : {})) return;
    const result = await send(() => askAboutQuote(link, question));
    if (!result || !('asked' in result)) return;
    onType({ question: '' });
    setSent(result.asked);
  };

  return (
    <section aria-labelledby="ask-title" className="space-y-5 rounded-lg bg-ivory-100 p-5 sm:p-8">
      <h2 id="ask-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {sent === '' ? words.heading : words.sent}
      </h2>
      {sent === '' ? (
        <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
          <TextAreaField
            id="ask-text"
            name="text"
            label={words.label}
            maxLength={MAX_LENGTH.message}
            required
            readOnly={pending}
            value={typed.question}
            error={errors.text}
            onChange={({ currentTarget }) => {
              onType({ question: currentTarget.value });
              clear('text');
            }}
          />
          <SendButton
            label={words.send}
            pendingLabel={text.askPending}
            look="button-outline"
            pending={pending}
            message={message}
          />
        </form>
      ) : (
        <>
          <blockquote translate="no" className="quote-words border-l-2 border-ivory-300 pl-4">
            {sent}
          </blockquote>
          <p>{text.answerComes}</p>
          <button
            type="button"
            className="button button-outline"
            onClick={() => {
              setSent('');
              requestAnimationFrame(() => document.getElementById('ask-text')?.focus());
            }}
          >
            {words.another}
          </button>
        </>
      )}
    </section>
  );
}
