import { useState, type SubmitEvent } from 'react';
import type { PublicQuoteView } from '#contracts/quotes/quotes.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { formatCents } from '#domain/money.ts';
import * as text from '#site/quotes/texts.ts';
import { acceptQuote } from '#stores/quotes.ts';
import { fieldAttributes, TextField } from '#ui/Field.tsx';
import { handleResult, type AnswerProps } from './answer-props.ts';
import { SendButton } from './SendButton.tsx';
import { ShortList } from './ShortList.tsx';
import { useSending } from './use-sending.ts';

/** A typed name and a checkbox with what is accepted (@quote.page-accept). */
export function AcceptForm(props: AnswerProps) {
  const { quote, link, typed, onType } = props;
  const [agreed, setAgreed] = useState(false);
  const { message, errors, short, pending, send, mark, clear } = useSending();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = typed.name.trim();
    const isAtFault = mark(event.currentTarget, {
      ...(name === '' && { name: text.nameMissing }),
      ...(!agreed && { agreed: text.agreementMissing }),
    });
    if (isAtFault) return;
    const result = await send(() => acceptQuote(link, { name, hash: quote.hash }));
    handleResult(result, { name: '' }, props);
  };

  return (
    <form
      noValidate
      aria-labelledby="accept-title"
      className="space-y-5 rounded-lg bg-white p-5 shadow-card sm:p-8"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="accept-title" tabIndex={-1} className="text-2xl outline-none">
        {text.acceptHeading}
      </h2>
      <TextField
        id="accept-name"
        name="name"
        label={text.yourName}
        hint={text.nameHint}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        required
        readOnly={pending}
        value={typed.name}
        error={errors.name}
        onChange={({ currentTarget }) => {
          onType({ name: currentTarget.value });
          clear('name');
        }}
      />
      <div>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="agreed"
            className="quote-box"
            required
            checked={agreed}
            onChange={({ currentTarget }) => {
              setAgreed(currentTarget.checked);
              clear('agreed');
            }}
            {...fieldAttributes('accept-agreed', errors.agreed)}
          />
          <span>{agreementOf(quote)}</span>
        </label>
        {errors.agreed !== undefined && (
          <p id="accept-agreed-error" className="mt-1.5 text-sm font-semibold text-rose-600">
            {errors.agreed}
          </p>
        )}
      </div>
      <SendButton
        label={text.acceptButton}
        pendingLabel={text.acceptPending}
        look="button-night"
        pending={pending}
        message={message}
      />
      {short && <ShortList short={short} />}
    </form>
  );
}

function agreementOf({ totals, content }: PublicQuoteView): string {
  const deposit = totals.deposit > 0 ? formatCents(totals.deposit) : '';
  return text.agreement(formatCents(totals.total), deposit, content.terms !== '');
}
