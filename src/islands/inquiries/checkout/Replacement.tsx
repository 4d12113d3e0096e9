import * as text from '#site/texts/replacement.ts';
import { readDraft } from '#stores/draft.ts';
import { earlierRequest } from '#stores/earlier-request.ts';
import { REPLACES_NONE } from '#stores/forms/quote.ts';
import { Verbatim } from '#ui/Verbatim.tsx';
import { fieldOf, fillEmpty } from '../../forms/field-values.ts';

export interface ReplacementProps {
  reference: string;
  error: string | undefined;
}

/**
 * Asks whether a request replaces another recent one of this device: otherwise staff would price both.
 * Nothing is preselected, because either may be meant. After all fields, because it appears and disappears
 * while typing.
 */
export function Replacement({ reference, error }: ReplacementProps) {
  const answer = readDraft('quote').replaces;
  const choices = [
    [reference, text.replaceYes(reference)],
    [REPLACES_NONE, text.replaceNo],
  ] as const;
  return (
    <fieldset
      aria-describedby={error ? 'quote-replaces-error' : undefined}
      className="rounded-md border border-ivory-500 p-4 sm:p-5"
    >
      <legend className="px-1 text-sm font-semibold">
        <Verbatim
          text={text.replaceQuestion(reference)}
          parts={[`${reference}?`]}
          className="whitespace-nowrap"
        />
      </legend>
      <div className="flex flex-wrap gap-x-8">
        {choices.map(([value, label]) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="replaces"
              value={value}
              defaultChecked={answer === value}
              onChange={({ currentTarget }) => {
                if (value === reference && currentTarget.form) copyDetails(currentTarget.form);
              }}
              className="size-5 accent-night-900"
            />
            <span>
              <Verbatim text={label} parts={[reference]} className="whitespace-nowrap" />
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="quote-replaces-error" className="mt-1 text-sm font-semibold text-rose-600">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Copies the details of the replaced request, unless details were typed. */
function copyDetails(form: HTMLFormElement): void {
  if (!fillEmpty(form, { details: earlierRequest(Date.now())?.details ?? '' })) return;
  // So that the form saves them in its draft.
  fieldOf(form, 'details')?.dispatchEvent(new Event('input', { bubbles: true }));
}
