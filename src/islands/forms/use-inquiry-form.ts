import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { SEND_FAILURES } from '#site/texts/toasts.ts';
import { readDraft } from '#stores/draft.ts';
import {
  HONEYPOT,
  signsOf,
  TOUCHED_AT,
  touchedAt,
  type InquiryForm,
  type SentRequest,
} from '#stores/forms/define.ts';
import { clearSentDraft } from '#stores/forms/drafts.ts';
import { readFields, type FieldErrors } from '#stores/forms/inquiry.ts';
import { storeSentRequest, storedSentRequest } from '#stores/sent-request.ts';
import { formSeed } from '#stores/submission-key.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { fetchOutcome } from './fetch-outcome.ts';
import {
  continueTyping,
  fieldOf,
  fillEmpty,
  focusField,
  focusFirst,
  hasText,
  lengthErrors,
  setReadOnly,
  textsIn,
} from './field-values.ts';
import { knownLines, NOTHING_KNOWN, withoutLines } from './known-lines.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useFormDraft } from './use-form-draft.ts';

/** Outcome before a press, and while its request is pending. */
const NOTHING_SENT: { sent: SentRequest | null; failure: string } = { sent: null, failure: '' };

/**
 * Binds a form to its state machine. Fields are uncontrolled: what is typed before hydration stays.
 * @param extra form state besides the fields
 * @param onSent called after the request is stored and the fields are reset
 * @param staysSent shows the sent request again after a reload (@form.sent-stays)
 * @returns attributes of the `<form>`, its first fields and its end, messages, the last sent request (null before, and
 * once another is started), and a function that starts another
 */
export function useInquiryForm<Name extends string, Extra>(
  definition: InquiryForm<Name, Extra>,
  extra: Extra,
  onSent?: (sent: SentRequest) => void,
  staysSent = false,
) {
  const ref = useRef<HTMLFormElement>(null);
  /** Time of the first input; undefined: no input yet; null: it came before hydration, at an unknown time. */
  const touched = useRef<number | null>(undefined);
  const { errors, setErrors, recheck } = useFieldErrors(definition, extra);
  const [{ sent, failure }, setOutcome] = useState(NOTHING_SENT);
  const [prefilled, setPrefilled] = useState(false);
  const [lines, setLines] = useState(NOTHING_KNOWN);
  const { prefill, save, forget, words } = useFormDraft(ref, definition.name, (form) => {
    const known = knownLines(form, definition.name);
    // Open groups stay open.
    setLines((last) => known.map((line, group) => last[group] && line));
  });
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const pending = useStoreValue(definition.$pending, false);

  const fill = useCallback(
    (form: HTMLFormElement) => {
      setPrefilled(prefill(form));
      setLines(knownLines(form, definition.name));
    },
    [definition, prefill],
  );
  const empty = (form: HTMLFormElement) => {
    form.reset();
    touched.current = undefined;
    setPrefilled(false);
    setLines(NOTHING_KNOWN);
    setUndo(null);
  };

  // Before painting, because fields are folded.
  useLayoutEffect(() => {
    if (!ref.current) return;
    formSeed(definition.name);
    const since = touchedAt(readDraft(definition.name));
    touched.current = since ?? (hasText(ref.current) ? null : undefined);
    fill(ref.current);
    const before = staysSent ? storedSentRequest(definition.name) : null;
    if (before) setOutcome({ ...NOTHING_SENT, sent: before });
  }, [definition, fill, staysSent]);

  const showErrors = (form: HTMLFormElement, found: FieldErrors<Name>): boolean => {
    // Only visible elements can be focused.
    flushSync(() => {
      setErrors(found);
      setLines((last) => withoutLines(last, found));
    });
    const firstAtFault = definition.fields.find((name) => found[name] !== undefined);
    if (firstAtFault !== undefined) focusField(form, firstAtFault);
    return firstAtFault !== undefined;
  };

  const send = async (form: HTMLFormElement) => {
    setOutcome(NOTHING_SENT);
    // Without any input, as after a prefill, the scripts have not been fetched yet.
    fetchOutcome();
    const fields = readFields(form, definition.fields);
    const found = definition.check(fields, new Date(), extra);
    if (showErrors(form, { ...found, ...lengthErrors(form, definition.fields) })) {
      definition.refused(fields);
      return;
    }
    const honeypot = fieldOf(form, HONEYPOT)?.value ?? '';
    // Filling by the browser takes no time, so the time would look like a bot's.
    const since = form.querySelector(':autofill') ? null : (touched.current ?? null);
    const signs = signsOf(honeypot, since, Date.now());
    // The draft may have values of fields that are no longer rendered.
    const sentTexts = Object.fromEntries(
      Object.entries<string>(fields).filter(([name]) => form.elements.namedItem(name)),
    );
    setReadOnly(form, true);
    const result = await definition.submit(fields, extra, signs);
    // Another press is pending; its result unlocks the fields.
    if (result === null) return;
    setReadOnly(form, false);
    if ('failure' in result) {
      setOutcome({ ...NOTHING_SENT, failure: result.failure.why });
      showErrors(form, result.failure.fields);
      return;
    }
    clearSentDraft(definition.name, sentTexts);
    // The dialog was closed meanwhile; another form may be open instead.
    if (!form.isConnected) return;
    empty(form);
    if (staysSent) storeSentRequest(definition.name, result.sent);
    setOutcome({ ...NOTHING_SENT, sent: result.sent });
    onSent?.(result.sent);
  };

  /** Clears the form’s error message once no field has an error. */
  const review = (form: HTMLFormElement, target: EventTarget, occasion: 'changed' | 'left') => {
    const { name } = target as HTMLInputElement;
    if (!recheck(form, name, occasion)) return;
    setOutcome((last) => (last.failure === SEND_FAILURES.fields ? NOTHING_SENT : last));
  };

  return {
    form: {
      ref,
      noValidate: true,
      // The sent request is shown instead.
      hidden: sent !== null,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) =>
        review(event.currentTarget, event.target, 'left'),
      onInput: (event: InputEvent<HTMLFormElement>) => {
        continueTyping(event.target);
        review(event.currentTarget, event.target, 'changed');
        // After a prefill the time would look like a bot's, too.
        if (!prefilled && touched.current === undefined) touched.current = Date.now();
        fetchOutcome();
        const since = touched.current;
        save(
          event.currentTarget,
          (event.target as HTMLInputElement).name,
          typeof since === 'number' ? { [TOUCHED_AT]: String(since) } : {},
        );
      },
    },
    errors,
    inquirer: {
      errors,
      lines,
      onOpen: (field: string) => setLines((last) => withoutLines(last, { [field]: field })),
    },
    end: {
      pending,
      failure,
      prefilled,
      elsewhere: words,
      onForget: () => {
        const before = ref.current ? textsIn(ref.current) : {};
        const undoClear = forget();
        if (ref.current) empty(ref.current);
        setErrors({});
        setOutcome(NOTHING_SENT);
        setUndo(() => () => {
          undoClear();
          setUndo(null);
          if (!ref.current) return;
          fillEmpty(ref.current, before);
          fill(ref.current);
          setPrefilled(true);
        });
      },
      onUndo: undo,
    },
    sent,
    startAnew: () => {
      if (staysSent) storeSentRequest(definition.name, null);
      const { current: form } = ref;
      if (!form) return;
      flushSync(() => {
        setOutcome(NOTHING_SENT);
        fill(form);
      });
      focusFirst(form);
    },
  };
}
