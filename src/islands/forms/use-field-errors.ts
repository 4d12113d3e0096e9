import { useState } from 'react';
import { parseTypedDate } from '#domain/typed-date.ts';
import type { InquiryForm } from '#stores/forms/define.ts';
import { readFields, type FieldErrors } from '#stores/forms/inquiry.ts';
import { fieldOf, lengthErrors } from './field-values.ts';

/**
 * The messages at the fields of a form, from a press that sent nothing until each is corrected.
 * @param extra what the form knows besides its fields
 * @returns the messages, what shows others in their place, and `recheck`, which looks again at a
 *   marked field that was changed or left. A message goes with the letter that makes the field
 *   right; another one replaces it only when the field is left, so that nobody is corrected while
 *   they type. It returns whether the field was the last one at fault.
 */
export function useFieldErrors<Name extends string, Extra>(
  { fields, check }: InquiryForm<Name, Extra>,
  extra: Extra,
) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  return {
    errors,
    setErrors,
    recheck: (form: HTMLFormElement, name: string, occasion: 'changed' | 'left'): boolean => {
      const field = fields.find((each) => each === name);
      if (field === undefined || errors[field] === undefined) return false;
      const found = check(readFields(form, fields), new Date(), extra);
      const message = lengthErrors(form, [field])[field] ?? found[field];
      // What the server alone finds wrong cannot be judged here: a change may have mended it.
      if (message === undefined && occasion === 'left') return false;
      if (occasion === 'changed' && (message !== undefined || isHalfADay(form, name))) return false;
      const next = { ...errors, [field]: message };
      setErrors(next);
      return Object.values(next).every((each) => each === undefined);
    },
  };
}

/** Without its year a day is meant only once the field is left: until then the year may be on its way. */
function isHalfADay(form: HTMLFormElement, name: string): boolean {
  return name === 'eventDate' && parseTypedDate(fieldOf(form, name)?.value ?? '') === null;
}
