import type { SubmitEvent } from 'react';
import type { DeclineReason } from '#contracts/quotes/quotes.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import * as text from '#site/quotes/texts.ts';
import { declineQuote } from '#stores/quotes.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { handleResult, type AnswerProps } from './answer-props.ts';
import { SendButton } from './SendButton.tsx';
import { useSending } from './use-sending.ts';

/** Reasons and their labels, in display order. */
const REASONS = Object.entries(text.DECLINE_TEXTS) as [DeclineReason, string][];

/** Declines with a reason (@quote.page-decline). */
export function DeclineForm(props: AnswerProps) {
  const { link, typed, onType } = props;
  const { message, errors, pending, send, mark, clear } = useSending();
  const { reason, note } = typed;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mark(event.currentTarget, reason === '' ? { reason: text.reasonMissing } : {})) return;
    if (reason === '') return;
    const result = await send(() => declineQuote(link, { reason, note: note.trim() }));
    handleResult(result, { reason: '', note: '' }, props);
  };

  return (
    <form noValidate className="space-y-5 pt-4" onSubmit={(event) => void submit(event)}>
      <fieldset aria-describedby={errors.reason === undefined ? undefined : 'decline-reason-error'}>
        <legend className="mb-1.5 text-sm font-semibold">{text.declineWhy}</legend>
        {REASONS.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              className="quote-box"
              checked={reason === value}
              onChange={() => {
                onType({ reason: value });
                clear('reason');
              }}
            />
            <span>{label}</span>
          </label>
        ))}
        {errors.reason !== undefined && (
          <p id="decline-reason-error" className="mt-1.5 text-sm font-semibold text-rose-600">
            {errors.reason}
          </p>
        )}
      </fieldset>
      <TextAreaField
        id="decline-note"
        name="note"
        label={text.declineNote}
        maxLength={MAX_LENGTH.message}
        readOnly={pending}
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => {
          onType({ note: currentTarget.value });
          clear('note');
        }}
      />
      <SendButton
        label={text.declineButton}
        pendingLabel={text.declinePending}
        look="button-outline"
        pending={pending}
        message={message}
      />
    </form>
  );
}
