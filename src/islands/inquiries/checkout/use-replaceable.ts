import { useEffect, useState, type RefObject } from 'react';
import type { Preselection } from '#site/inquiries/preselection.ts';
import { readFields } from '#stores/forms/inquiry.ts';
import { quoteForm, replaceableRequest } from '#stores/forms/quote.ts';

/**
 * Checks the form after each input and render. Call it after the hook that prefills the form.
 * @returns reference of the request that this one may replace, or null
 */
export function useReplaceable(
  form: RefObject<HTMLFormElement | null>,
  chosen: Preselection | null,
): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const look = () => {
      const fields = readFields(element, quoteForm.fields);
      setReference(replaceableRequest(fields, chosen, Date.now()));
    };
    look();
    element.addEventListener('input', look);
    return () => element.removeEventListener('input', look);
  });
  return reference;
}
