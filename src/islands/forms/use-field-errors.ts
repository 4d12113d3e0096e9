import { useState } from 'react';
import { parseTypedDate } from '#domain/typed-date.ts';
import type { InquiryForm } from '#stores/forms/define.ts';
import { readFields, type FieldErrors } from '#stores/forms/inquiry.ts';
import { fieldOf, lengthErrors } from './field-values.ts';

/**
 * Messages at fields: shown after a press that sent nothing, each until its field is corrected.
 * @param extra form state besides the fields
 * @returns messages, their setter, and `recheck` for a field that was changed or left: while typing, its message can
 * only disappear; a different message appears on blur. `recheck` returns whether the last message disappeared.
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
      const field = fields.find((known) => known === name);
      if (field === undefined || errors[field] === undefined) return false;
      const found = check(readFields(form, fields), new Date(), extra);
      const message = lengthErrors(form, [field])[field] ?? found[field];
      // The server's messages cannot be checked here: they stay until the field is changed.
      if (message === undefined && occasion === 'left') return false;
      if (occasion === 'changed' && (message !== undefined || isIncompleteDate(form, name)))
        return false;
      const next = { ...errors, [field]: message };
      setErrors(next);
      return Object.values(next).every((problem) => problem === undefined);
    },
  };
}

/** A date without a year is complete only on blur: the year may follow. */
function isIncompleteDate(form: HTMLFormElement, name: string): boolean {
  return name === 'eventDate' && parseTypedDate(fieldOf(form, name)?.value ?? '') === null;
}
