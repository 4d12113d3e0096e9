import { useRef, useState } from 'react';
import { lengthProblem } from '#domain/text-length.ts';
import type { Refusal, QuoteField } from '#stores/quotes.ts';

/** @returns messages for texts that are too long (@form.length) */
function tooLong(form: HTMLFormElement): FieldMessages {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-limit]')];
  const problems = fields.map(
    ({ name, value, dataset }) => [name, lengthProblem(value, Number(dataset.limit))] as const,
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem !== ''));
}

export type FieldMessages = Refusal['errors'];

const NO_FAILURE: Pick<Refusal, 'message' | 'errors' | 'short'> = { message: '', errors: {} };

/** Sends one request at a time and keeps its failure. */
export function useSending() {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState(NO_FAILURE);
  const isPending = useRef(false);

  const send = async <Done extends object>(
    run: () => Promise<Done | { failure: Refusal }>,
  ): Promise<Done | { failure: Refusal } | null> => {
    // A second press may come before `pending` has been rendered.
    if (isPending.current) return null;
    isPending.current = true;
    setPending(true);
    setOutcome(NO_FAILURE);
    const result = await run();
    isPending.current = false;
    setPending(false);
    if ('failure' in result) setOutcome(result.failure);
    return result;
  };

  return {
    ...outcome,
    pending,
    send,
    /** Marks invalid fields and focuses the first. @returns whether there are any */
    mark: (form: HTMLFormElement, missing: FieldMessages): boolean => {
      const errors: FieldMessages = { ...missing, ...tooLong(form) };
      setOutcome({ message: '', errors });
      const [first] = Object.keys(errors);
      if (first === undefined) return false;
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return true;
    },
    /** Clears the message of a field that is being changed. */
    clear: (field: QuoteField) => {
      if (outcome.errors[field] === undefined) return;
      const { [field]: _, ...errors } = outcome.errors;
      setOutcome({ message: Object.keys(errors).length > 0 ? outcome.message : '', errors });
    },
  };
}
