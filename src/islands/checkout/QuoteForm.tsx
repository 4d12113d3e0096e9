import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { Wishlist } from '#domain/wishlist.ts';
import { SITE } from '#site/config.ts';
import { NOTICES } from '#site/notices.ts';
import { clearDraft, readDraft, saveDraft } from '#stores/draft.ts';
import { notify } from '#stores/notices.ts';
import { DateField } from '#ui/DateField.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import {
  createQuoteSubmit,
  hasMissingFields,
  QUOTE_FORM,
  quoteErrors,
  quoteRequest,
  readQuoteFields,
  type QuoteErrors,
} from './quote.ts';

/**
 * The quote request form. Fields are the browser's own (uncontrolled): what is typed before the
 * page is hydrated stays.
 */
export function QuoteForm({ list }: { list: Wishlist }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const { $pending, submit } = useMemo(
    () =>
      createQuoteSubmit(() => {
        form.current?.reset();
        clearDraft(QUOTE_FORM);
      }),
    [],
  );
  const pending = useStoreValue($pending, false);

  useEffect(() => {
    // "The page scrolls to top on opening" (spec §2), also when the browser would go back to
    // where the visitor was.
    window.scrollTo(0, 0);
    const fields = form.current?.elements;
    for (const [name, value] of Object.entries(readDraft(QUOTE_FORM))) {
      const field = fields?.namedItem(name);
      const editable = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (editable && field.value === '') field.value = value;
    }
  }, []);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readQuoteFields(event.currentTarget);
    const email = event.currentTarget.elements.namedItem('email');
    const emailIsValid = !(email instanceof HTMLInputElement && email.validity.typeMismatch);
    const found = quoteErrors(fields, emailIsValid, new Date());
    setErrors(found);
    if (hasMissingFields(fields)) notify(NOTICES.quoteFieldsMissing);
    const [first] = Object.keys(found);
    if (first === undefined) {
      void submit(quoteRequest(fields, list));
    } else {
      const field = event.currentTarget.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="needs-script space-y-6"
      onSubmit={send}
      onInput={(event) => saveDraft(QUOTE_FORM, new FormData(event.currentTarget))}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          id="name"
          name="name"
          label="Full Name"
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          required
          error={errors.name}
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label="Phone Number"
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          required
          error={errors.phone}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email Address"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          required
          error={errors.email}
        />
        <DateField id="eventDate" name="eventDate" label="Event Date" required error={errors.eventDate} />
      </div>
      <TextField
        id="eventLocation"
        name="eventLocation"
        label="Event Location"
        placeholder="Detroit, MI"
        maxLength={MAX_LENGTH.eventLocation}
        required
        error={errors.eventLocation}
      />
      <TextField
        id="referralSource"
        name="referralSource"
        label="How did you hear about us? (optional)"
        maxLength={MAX_LENGTH.referralSource}
      />
      <TextAreaField
        id="details"
        name="details"
        label="Please provide more details about your event"
        maxLength={MAX_LENGTH.message}
      />
      <button type="submit" className="button button-night w-full sm:w-auto sm:px-10" disabled={pending}>
        {pending ? 'Sending Request...' : 'Get My Free Quote'}
      </button>
      <p className="text-sm text-night-600">
        {`We'll respond within 24 hours • Serving ${SITE.contact.serviceArea}`}
      </p>
    </form>
  );
}
