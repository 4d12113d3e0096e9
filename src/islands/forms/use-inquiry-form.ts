import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { SEND_FAILURES } from '#site/notices.ts';
import { clearDraft, readDraft, saveDraft } from '#stores/draft.ts';
import type { InquiryForm } from '#stores/forms/define.ts';
import { readFields, type FieldErrors } from '#stores/forms/inquiry.ts';
import { HONEYPOT, signsOf, TOUCHED_AT, touchedAt } from '#stores/forms/signs.ts';
import { forget, remember, remembered } from '#stores/remembered.ts';
import { formSeed } from '#stores/submission-key.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { fieldOf, fillEmpty } from './field-values.ts';
import { useFieldErrors } from './use-field-errors.ts';

export interface InquiryFormState<Name extends string> {
  /** Attributes of the `<form>`. */
  form: {
    ref: React.RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: React.InputEvent<HTMLFormElement>) => void;
    onBlur: (event: React.FocusEvent<HTMLFormElement>) => void;
  };
  errors: FieldErrors<Name>;
  pending: boolean;
  /** Reference number of the request that was sent last; empty before. */
  reference: string;
  /** Why the last press sent nothing, in a sentence; empty where it did not fail. */
  failure: string;
  /** Whether fields were filled from what this device remembers. */
  prefilled: boolean;
  /** Empties the fields and forgets what they were filled from. */
  forgetMe: () => void;
}

/**
 * The notices' script, while there is a connection: a notice may have to say that there is none.
 * Where it does not arrive the form says it itself, and the next touch asks again.
 */
function fetchNotices(): void {
  import('../notices/mount.tsx').catch(() => undefined);
}

/** What became of the last press of the button. */
const NOTHING_SENT = { reference: '', failure: '' };

/**
 * Binds a form of the page to its machine. Fields are the browser's own (uncontrolled): what is
 * typed before the page is hydrated stays.
 * @param extra what the form knows besides its fields, at the moment of sending
 * @param onSent told the reference after the request is stored and the fields are reset
 */
export function useInquiryForm<Name extends string, Extra>(
  definition: InquiryForm<Name, Extra>,
  extra: Extra,
  onSent?: (reference: string) => void,
): InquiryFormState<Name> {
  const ref = useRef<HTMLFormElement>(null);
  /** When the form was first touched; null before, or where that would not say how long it took. */
  const touched = useRef<number | null>(null);
  const { errors, setErrors, recheck } = useFieldErrors(definition);
  const [outcome, setOutcome] = useState(NOTHING_SENT);
  const [prefilled, setPrefilled] = useState(false);
  const pending = useStoreValue(definition.$pending, false);

  useEffect(() => {
    if (!ref.current) return;
    formSeed(definition.name);
    const draft = readDraft(definition.name);
    touched.current = touchedAt(draft);
    const fromDraft = fillEmpty(ref.current, draft);
    const fromOthers = fillEmpty(ref.current, remembered());
    setPrefilled(fromDraft || fromOthers);
  }, [definition]);

  const showErrors = (form: HTMLFormElement, found: FieldErrors<Name>): boolean => {
    setErrors(found);
    const firstAtFault = definition.fields.find((name) => found[name] !== undefined);
    if (firstAtFault !== undefined) fieldOf(form, firstAtFault)?.focus();
    return firstAtFault !== undefined;
  };

  const send = async (form: HTMLFormElement) => {
    setOutcome(NOTHING_SENT);
    const fields = readFields(form, definition.fields);
    if (showErrors(form, definition.check(fields, new Date()))) {
      definition.refused(fields);
      return;
    }
    const honeypot = fieldOf(form, HONEYPOT)?.value ?? '';
    const signs = signsOf(honeypot, touched.current, Date.now());
    const result = await definition.submit(fields, extra, signs);
    if (result === null) return;
    if ('failure' in result) {
      setOutcome({ ...NOTHING_SENT, failure: result.failure.why });
      showErrors(form, result.failure.fields);
      return;
    }
    const { reference } = result.receipt;
    clearDraft(definition.name);
    // Closed meanwhile: another form may be open in its place.
    if (!form.isConnected) return;
    form.reset();
    touched.current = null;
    setPrefilled(false);
    setOutcome({ ...NOTHING_SENT, reference });
    onSent?.(reference);
  };

  /** The sentence about marked fields goes with the last mark. */
  const review = (form: HTMLFormElement, target: EventTarget, occasion: 'changed' | 'left') => {
    const { name } = target as HTMLInputElement;
    if (!recheck(form, name, occasion)) return;
    setOutcome((last) => (last.failure === SEND_FAILURES.fields ? NOTHING_SENT : last));
  };

  return {
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onBlur: (event) => review(event.currentTarget, event.target, 'left'),
      onInput: (event) => {
        review(event.currentTarget, event.target, 'changed');
        const data = new FormData(event.currentTarget);
        data.delete(HONEYPOT);
        // What we filled in ourselves took no time.
        if (!prefilled) touched.current ??= Date.now();
        fetchNotices();
        if (touched.current !== null) data.set(TOUCHED_AT, String(touched.current));
        saveDraft(definition.name, data);
        remember(data);
      },
    },
    errors,
    pending,
    ...outcome,
    prefilled,
    forgetMe: () => {
      forget();
      ref.current?.reset();
      touched.current = null;
      setPrefilled(false);
      setErrors({});
      setOutcome(NOTHING_SENT);
    },
  };
}
