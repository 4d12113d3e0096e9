import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '#api-client/failure.ts';
import { signInFailureWords } from '../data/failure-words.ts';
import { OWN_401 } from '../data/query-client.ts';

export interface EntranceFormProps<Answer> {
  /** Text of the button. */
  label: string;
  send: (fields: FormData) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** @param errors message by field at fault */
  children: (errors: Record<string, string>) => ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
}

/** A short form that is sent once, with what went wrong above its button. */
export function EntranceForm<Answer>({
  label,
  send,
  onDone,
  children,
  aside,
}: EntranceFormProps<Answer>) {
  const mutation = useMutation({ mutationFn: send, onSuccess: onDone, meta: OWN_401 });
  const errors = mutation.error ? failureOf(mutation.error).fields : {};
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!mutation.isPending) mutation.mutate(new FormData(event.currentTarget));
      }}
    >
      {children(errors)}
      {mutation.error && (
        <p role="alert" className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
          {signInFailureWords(mutation.error)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button type="submit" className="button button-night" disabled={mutation.isPending}>
          {mutation.isPending ? 'One moment…' : label}
        </button>
        {aside}
      </div>
    </form>
  );
}

/** @returns the text of a field as it was typed */
export function typed(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
