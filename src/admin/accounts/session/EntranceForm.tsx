import { useMutation } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { failureOf } from '#api-client/failure.ts';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import type { Elements } from '#ui/elements.ts';
import { TextField, type TextFieldProps } from '#ui/Field.tsx';
import { signInFailureWords } from '../../data/failure-words.ts';
import { OWN_401 } from '../../data/queries.ts';
import { Button } from '../../parts/Button.tsx';
import { MAILED_LINK, NEW_PASSWORD, SIGN_IN } from '../texts.ts';

interface EntranceFormProps<Answer> {
  /** Text of the button. */
  label: string;
  /** @param typed reads a field's text; empty for an unchecked box */
  send: (typed: (name: string) => string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  children: ReactNode;
  /** Beside the button. */
  aside?: Elements;
  /** Name of the field to focus; missing if the form was not requested by a press. */
  firstField?: string | undefined;
  /** Paths of the endpoints to read again after sending. */
  rereads?: readonly string[];
}

/** Errors by field. */
const Errors = createContext<Record<string, string>>({});

/** A short form that is sent once, with errors at its fields or above its button. */
export function EntranceForm<Answer>({
  label,
  send,
  onDone,
  children,
  aside,
  firstField,
  rereads,
}: EntranceFormProps<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  /** Set synchronously: a second Enter may come before the button is rendered as disabled. */
  const isSending = useRef(false);
  const focusFirst = useEffectEvent(() => {
    if (firstField === undefined) return;
    form.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
  });
  useEffect(() => focusFirst(), []);
  const mutation = useMutation({
    mutationFn: (fields: FormData) => {
      const texts = new Map(fields);
      return send((name) => {
        const value = texts.get(name);
        return typeof value === 'string' ? value : '';
      });
    },
    onSuccess: onDone,
    meta: { ...OWN_401, ...(rereads && { rereads }) },
  });
  const errors = useMemo(() => failureOf(mutation.error).fields, [mutation.error]);
  const failure = mutation.error === null ? '' : signInFailureWords(mutation.error);
  // Focuses the field with an error, unless the focus is outside this form. Where nothing has the focus, such as
  // after a click in Safari, the button gets it.
  useEffect(() => {
    if (!mutation.error) return;
    const isUnfocused = document.activeElement === document.body;
    if (!isUnfocused && !form.current?.contains(document.activeElement)) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? (isUnfocused ? find('[type="submit"]') : null))?.focus();
  }, [mutation.error]);
  return (
    <form
      ref={form}
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        mutation.mutate(new FormData(event.currentTarget), {
          onSettled: () => {
            isSending.current = false;
          },
        });
      }}
    >
      <Errors value={errors}>{children}</Errors>
      {failure !== '' && !Object.values(errors).includes(failure) && (
        <p role="alert" className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button type="submit" look="night" disabled={mutation.isPending}>
          {mutation.isPending ? SIGN_IN.wait : label}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** @returns the error of a field in the surrounding form */
export function useFieldError(name: string): string | undefined {
  return useContext(Errors)[name];
}

/** Fields of the forms before the admin and on the account page. `autoComplete` lets browsers fill them in. */
const FIELDS = {
  /** The email address that signs in. */
  email: {
    name: 'email',
    label: SIGN_IN.email,
    // A browser's check of an email field refuses valid international addresses (@form.email).
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    autoComplete: 'username',
    maxLength: MAX_LENGTH.email,
  },
  /** The current password. */
  password: {
    name: 'password',
    label: SIGN_IN.password,
    type: 'password',
    autoComplete: 'current-password',
    maxLength: PASSWORD_LENGTH.max,
  },
  newPassword: {
    name: 'newPassword',
    label: NEW_PASSWORD.label,
    hint: NEW_PASSWORD.hint,
    type: 'password',
    autoComplete: 'new-password',
    minLength: PASSWORD_LENGTH.min,
    maxLength: PASSWORD_LENGTH.max,
  },
  /** A one-time code; its length as in the contract of `verifyTotp`. */
  code: { name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 },
  name: {
    name: 'name',
    label: MAILED_LINK.yourName,
    autoComplete: 'name',
    maxLength: MAX_LENGTH.name,
  },
} as const satisfies Record<string, Partial<TextFieldProps>>;

type EntranceFieldProps = Partial<TextFieldProps> & { kind: keyof typeof FIELDS };

/** A required field of an `EntranceForm`, with its error. */
export function EntranceField({ kind, ...own }: EntranceFieldProps) {
  const id = useId();
  const field = { id, label: '', ...FIELDS[kind], ...own };
  return <TextField required {...field} error={useFieldError(field.name)} />;
}

/** A checkbox below the fields. */
export function CheckLine({ children, ...attributes }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...attributes} className="size-5 accent-night-900" />
      <span>{children}</span>
    </label>
  );
}

/** A secondary action of the form. */
export function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
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
