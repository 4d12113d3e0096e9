import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { SEND_FAILURES } from '#site/texts/toasts.ts';
import {
  clearSentDraft,
  forget,
  ownChanges,
  readDraft,
  remember,
  remembered,
  saveDraft,
} from '#stores/draft.ts';
import type { InquiryForm } from '#stores/forms/define.ts';
import { readFields, type FieldErrors } from '#stores/forms/inquiry.ts';
import type { SentRequest } from '#stores/forms/sent.ts';
import { HONEYPOT, signsOf, TOUCHED_AT, touchedAt } from '#stores/forms/signs.ts';
import { formSeed } from '#stores/submission-key.ts';
import { useStoreValue } from '#ui/use-store.ts';
import {
  continueTyping,
  fieldOf,
  fillEmpty,
  focusField,
  holdsText,
  setReadOnly,
  textsIn,
} from './field-values.ts';
import { useFieldErrors } from './use-field-errors.ts';

export interface InquiryFormState<Name extends string> {
  /** Attributes of the `<form>`. */
  form: {
    ref: React.RefObject<HTMLFormElement | null>;
    noValidate: true;
    /** What was sent is shown in its place. */
    hidden: boolean;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: React.InputEvent<HTMLFormElement>) => void;
    onBlur: (event: React.FocusEvent<HTMLFormElement>) => void;
  };
  errors: FieldErrors<Name>;
  pending: boolean;
  /** The request that was sent last; null before, and once another is begun. */
  sent: SentRequest | null;
  /** Shows the form again, for another request. */
  startAnew: () => void;
  /** Why the last press sent nothing, in a sentence; empty where it did not fail. */
  failure: string;
  /** Whether fields were filled from what this device remembers. */
  prefilled: boolean;
  /** Empties the fields and forgets what they were filled from. */
  forgetMe: () => void;
}

/**
 * The scripts that say what became of a request, while there is a connection: a toast may have to say
 * that there is none. Where one does not arrive the form says it itself, and the next touch asks again.
 */
function fetchOutcomes(): void {
  import('../toasts/mount.tsx').catch(() => undefined);
  import('./SentPanel.tsx').catch(() => undefined);
}

/** Fills a form from its draft, then from what other forms know. */
function prefill(form: HTMLFormElement, name: string) {
  const known = { ...remembered(), ...readDraft(name) };
  const prefilled = fillEmpty(form, known);
  // A browser that comes back to a page brings what stood there, which may be older than the draft.
  const seen = Object.entries(known).map(
    ([field, text]) => [field, fieldOf(form, field)?.value ?? text] as const,
  );
  return { prefilled, seen: Object.fromEntries(seen) };
}

/** What became of the last press of the button. */
const NOTHING_SENT: { sent: SentRequest | null; failure: string } = { sent: null, failure: '' };

/**
 * Binds a form of the page to its machine. Fields are the browser's own (uncontrolled): what is
 * typed before the page is hydrated stays.
 * @param extra what the form knows besides its fields, at the moment of sending
 * @param onSent told what was sent after the request is stored and the fields are reset
 */
export function useInquiryForm<Name extends string, Extra>(
  definition: InquiryForm<Name, Extra>,
  extra: Extra,
  onSent?: (sent: SentRequest) => void,
): InquiryFormState<Name> {
  const ref = useRef<HTMLFormElement>(null);
  /** When the form was first touched; null before, or where that would not say how long it took. */
  const touched = useRef<number | null>(null);
  /** Something stood in it before this could see when that began. */
  const isUntimed = useRef(false);
  /** What the fields were filled from, or held when they were kept last. */
  const seen = useRef<Record<string, string>>({});
  const { errors, setErrors, recheck } = useFieldErrors(definition, extra);
  const [outcome, setOutcome] = useState(NOTHING_SENT);
  const [prefilled, setPrefilled] = useState(false);
  const pending = useStoreValue(definition.$pending, false);

  useEffect(() => {
    if (!ref.current) return;
    formSeed(definition.name);
    touched.current = touchedAt(readDraft(definition.name));
    isUntimed.current = touched.current === null && holdsText(ref.current);
    const filled = prefill(ref.current, definition.name);
    seen.current = filled.seen;
    setPrefilled(filled.prefilled);
  }, [definition]);

  const showErrors = (form: HTMLFormElement, found: FieldErrors<Name>): boolean => {
    setErrors(found);
    const firstAtFault = definition.fields.find((name) => found[name] !== undefined);
    if (firstAtFault !== undefined) focusField(form, firstAtFault);
    return firstAtFault !== undefined;
  };

  const send = async (form: HTMLFormElement) => {
    setOutcome(NOTHING_SENT);
    // Nothing may have been typed: all was filled in.
    fetchOutcomes();
    const fields = readFields(form, definition.fields);
    if (showErrors(form, definition.check(fields, new Date(), extra))) {
      definition.refused(fields);
      return;
    }
    const honeypot = fieldOf(form, HONEYPOT)?.value ?? '';
    // A browser that fills a form in takes no time.
    const since = form.querySelector(':autofill') ? null : touched.current;
    const signs = signsOf(honeypot, since, Date.now());
    // A field that is not asked for any more may have left something in the draft.
    const asked = Object.fromEntries(
      Object.entries<string>(fields).filter(([name]) => form.elements.namedItem(name)),
    );
    setReadOnly(form, true);
    const result = await definition.submit(fields, extra, signs);
    // Another press is under way, which gives the fields back.
    if (result === null) return;
    setReadOnly(form, false);
    if ('failure' in result) {
      setOutcome({ ...NOTHING_SENT, failure: result.failure.why });
      showErrors(form, result.failure.fields);
      return;
    }
    const { sent } = result;
    clearSentDraft(definition.name, asked);
    // Closed meanwhile: another form may be open in its place.
    if (!form.isConnected) return;
    form.reset();
    touched.current = null;
    isUntimed.current = false;
    setPrefilled(false);
    setOutcome({ ...NOTHING_SENT, sent });
    onSent?.(sent);
  };

  /** The sentence about marked fields goes with the last mark. */
  const review = (form: HTMLFormElement, target: EventTarget, occasion: 'changed' | 'left') => {
    const { name } = target as HTMLInputElement;
    if (!recheck(form, name, occasion)) return;
    setOutcome((last) => (last.failure === SEND_FAILURES.fields ? NOTHING_SENT : last));
  };

  /** Puts into the draft what is new, beside what other tabs have put there. */
  const keep = (form: HTMLFormElement, changed: string) => {
    const { [HONEYPOT]: _, ...now } = textsIn(form);
    const changes = ownChanges(now, seen.current, readDraft(definition.name), changed);
    seen.current = now;
    remember(changes);
    if (touched.current !== null) changes[TOUCHED_AT] = String(touched.current);
    saveDraft(definition.name, changes);
  };

  return {
    form: {
      ref,
      noValidate: true,
      hidden: outcome.sent !== null,
      onSubmit: (event) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onBlur: (event) => review(event.currentTarget, event.target, 'left'),
      onInput: (event) => {
        continueTyping(event.target);
        review(event.currentTarget, event.target, 'changed');
        // What we filled in ourselves took no time.
        if (!prefilled && !isUntimed.current) touched.current ??= Date.now();
        fetchOutcomes();
        keep(event.currentTarget, (event.target as HTMLInputElement).name);
      },
    },
    errors,
    pending,
    ...outcome,
    prefilled,
    startAnew: () => {
      // Only what is shown takes the focus.
      flushSync(() => setOutcome(NOTHING_SENT));
      if (!ref.current) return;
      const filled = prefill(ref.current, definition.name);
      seen.current = filled.seen;
      setPrefilled(filled.prefilled);
      const [first] = definition.fields;
      if (first !== undefined) focusField(ref.current, first);
    },
    forgetMe: () => {
      forget();
      seen.current = {};
      ref.current?.reset();
      touched.current = null;
      isUntimed.current = false;
      setPrefilled(false);
      setErrors({});
      setOutcome(NOTHING_SENT);
    },
  };
}
