import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { failureOf } from '#api-client/failure.ts';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { signInFailureWords } from '../data/failure-words.ts';
import { OWN_401 } from '../data/queries.ts';
import { NEW_PASSWORD, SIGN_IN } from '../texts/accounts.ts';

interface EntranceFormProps<Answer> {
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
          {mutation.isPending ? SIGN_IN.wait : label}
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

interface EmailFieldProps {
  id: string;
  /** `off` where it is not one's own. */
  autoComplete?: 'username' | 'off';
  defaultValue?: string;
  error: string | undefined;
  /** Told of what is typed, for those who go on with it elsewhere. */
  onChange?: (email: string) => void;
}

/** The mail address, which is the name under which staff sign in. */
export function EmailField({
  id,
  autoComplete = 'username',
  defaultValue = '',
  error,
  onChange,
}: EmailFieldProps) {
  return (
    <TextField
      id={id}
      name="email"
      label={SIGN_IN.email}
      type="email"
      autoComplete={autoComplete}
      required
      maxLength={MAX_LENGTH.email}
      defaultValue={defaultValue}
      error={error}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

interface CurrentPasswordProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

/** The password that is in force; the browser may fill it in. */
export function CurrentPassword({ id, name, label, error }: CurrentPasswordProps) {
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      type="password"
      autoComplete="current-password"
      required
      maxLength={PASSWORD_LENGTH.max}
      error={error}
    />
  );
}

interface NewPasswordProps {
  id: string;
  name: string;
  error: string | undefined;
}

/** A password to be set; the browser may propose one. */
export function NewPassword({ id, name, error }: NewPasswordProps) {
  return (
    <TextField
      id={id}
      name={name}
      label={NEW_PASSWORD.label}
      type="password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      hint={NEW_PASSWORD.hint}
      error={error}
    />
  );
}

interface CodeFieldProps {
  id: string;
  label: string;
  /** `text` for a backup code. */
  inputMode?: 'numeric' | 'text';
  error: string | undefined;
}

/** As `codeSchema` of the contracts. */
const MAX_CODE_LENGTH = 20;

/** A code that is valid once; the browser may fill it in. */
export function CodeField({ id, label, inputMode = 'numeric', error }: CodeFieldProps) {
  return (
    <TextField
      id={id}
      name="code"
      label={label}
      inputMode={inputMode}
      autoComplete="one-time-code"
      required
      maxLength={MAX_CODE_LENGTH}
      error={error}
    />
  );
}

interface CheckLineProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'defaultChecked'
> {
  children: string;
}

/** Something to agree to, below the fields. */
export function CheckLine({ children, ...attributes }: CheckLineProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...attributes} className="size-5 accent-night-900" />
      {children}
    </label>
  );
}

interface TextButtonProps {
  onClick: () => void;
  children: string;
}

/** Another way in, beside or below what a form asks for. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className="min-h-11 font-semibold underline underline-offset-4"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
