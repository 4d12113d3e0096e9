import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
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
  /** Name of the field that has the focus at first; left out where nobody has asked for the form. */
  firstField?: string | undefined;
}

/** A short form that is sent once, with what went wrong above its button. */
export function EntranceForm<Answer>({
  label,
  send,
  onDone,
  children,
  aside,
  firstField,
}: EntranceFormProps<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (firstField === undefined) return;
    form.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
  });
  useEffect(() => focusFirst(), []);
  const mutation = useMutation({ mutationFn: send, onSuccess: onDone, meta: OWN_401 });
  const errors = mutation.error ? failureOf(mutation.error).fields : {};
  // What is at fault is to be typed anew; a button that cannot be pressed meanwhile has lost the focus.
  useEffect(() => {
    if (!mutation.error) return;
    const isLost = document.activeElement === document.body;
    if (!isLost && !form.current?.contains(document.activeElement)) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? (isLost ? find('[type="submit"]') : null))?.focus();
  }, [mutation.error]);
  return (
    <form
      ref={form}
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
