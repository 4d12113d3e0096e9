import { useRef, useState } from 'react';
import { lengthProblem } from '#domain/text-length.ts';
import type { NotTaken, QuoteField } from '#stores/quotes.ts';

/** @returns messages for texts that are too long (@form.length) */
function tooLong(form: HTMLFormElement): FieldMessages {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-limit]')];
  const problems = fields.map(
    ({ name, value, dataset }) => [name, lengthProblem(value, Number(dataset.limit))] as const,
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem !== ''));
}

export type FieldMessages = NotTaken['errors'];

const NOTHING_SAID: Pick<NotTaken, 'said' | 'errors' | 'short'> = { said: '', errors: {} };

/**
 * Sends one request at a time and keeps its result.
 * @returns `send`, which runs a request and stores its failure, and the state
 */
export function useSending() {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING_SAID);
  const isUnderWay = useRef(false);

  const send = async <Done extends object>(
    run: () => Promise<Done | { failure: NotTaken }>,
  ): Promise<Done | { failure: NotTaken } | null> => {
    // A second press may precede the render.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setPending(true);
    setOutcome(NOTHING_SAID);
    const result = await run();
    isUnderWay.current = false;
    setPending(false);
    if ('failure' in result) setOutcome(result.failure);
    return result;
  };

  return {
    ...outcome,
    pending,
    send,
    /** Marks fields before sending. */
    mark: (form: HTMLFormElement, missing: FieldMessages): boolean => {
      const errors: FieldMessages = { ...missing, ...tooLong(form) };
      setOutcome({ said: '', errors });
      const [first] = Object.keys(errors);
      if (first === undefined) return false;
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return true;
    },
    /** A message disappears with the first change of its field. */
    clear: (field: QuoteField) => {
      if (outcome.errors[field] === undefined) return;
      const { [field]: _, ...errors } = outcome.errors;
      setOutcome({ said: Object.keys(errors).length > 0 ? outcome.said : '', errors });
    },
  };
}
