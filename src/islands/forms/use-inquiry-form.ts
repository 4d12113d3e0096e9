import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { clearDraft, readDraft, saveDraft } from '#stores/draft.ts';
import type { InquiryForm } from '#stores/forms/define.ts';
import { readFields, type FieldErrors } from '#stores/forms/inquiry.ts';
import { forget, remember, remembered } from '#stores/remembered.ts';
import { formSeed } from '#stores/submission-key.ts';
import { useStoreValue } from '#ui/use-store.ts';

export interface InquiryFormState<Name extends string> {
  /** Attributes of the `<form>`. */
  form: {
    ref: React.RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: React.InputEvent<HTMLFormElement>) => void;
  };
  errors: FieldErrors<Name>;
  pending: boolean;
  /** Reference number of the request that was sent last; empty before. */
  reference: string;
  /** Whether fields were filled from what this device remembers. */
  prefilled: boolean;
  /** Empties the fields and forgets what they were filled from. */
  forgetMe: () => void;
}

/**
 * Binds a form of the page to its machine. Fields are the browser's own (uncontrolled): what is
 * typed before the page is hydrated stays.
 * @param extra what the form knows besides its fields, at the moment of sending
 * @param onSent told after the request is stored and the fields are reset
 */
export function useInquiryForm<Name extends string, Extra>(
  definition: InquiryForm<Name, Extra>,
  extra: Extra,
  onSent?: () => void,
): InquiryFormState<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [reference, setReference] = useState('');
  const [prefilled, setPrefilled] = useState(false);
  const pending = useStoreValue(definition.$pending, false);

  useEffect(() => {
    if (!ref.current) return;
    formSeed(definition.name);
    const fromDraft = fillEmpty(ref.current, readDraft(definition.name));
    const fromOthers = fillEmpty(ref.current, remembered());
    setPrefilled(fromDraft || fromOthers);
  }, [definition]);

  const send = async (form: HTMLFormElement) => {
    const fields = readFields(form, definition.fields);
    const found = definition.check(fields, new Date());
    setErrors(found);
    const firstAtFault = definition.fields.find((name) => found[name] !== undefined);
    if (firstAtFault !== undefined) {
      fieldOf(form, firstAtFault)?.focus();
      return;
    }
    const receipt = await definition.submit(fields, extra);
    if (receipt === null) return;
    clearDraft(definition.name);
    // Closed meanwhile: another form may be open in its place.
    if (!form.isConnected) return;
    form.reset();
    setPrefilled(false);
    setReference(receipt.reference);
    onSent?.();
  };

  return {
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onInput: (event) => {
        const data = new FormData(event.currentTarget);
        saveDraft(definition.name, data);
        remember(data);
      },
    },
    errors,
    pending,
    reference,
    prefilled,
    forgetMe: () => {
      forget();
      ref.current?.reset();
      setPrefilled(false);
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field : null;
}

/** @returns whether a field was filled */
function fillEmpty(form: HTMLFormElement, values: Record<string, string>): boolean {
  let filled = false;
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field?.value !== '') continue;
    field.value = value;
    filled = true;
  }
  return filled;
}
