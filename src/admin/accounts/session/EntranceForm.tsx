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
  /** @param typed gives the text of a field as it was typed; of a box that is not checked, an empty one */
  send: (typed: (name: string) => string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  children: ReactNode;
  /** Beside the button. */
  aside?: Elements;
  /** Name of the field that has the focus at first; left out where nobody has asked for the form. */
  firstField?: string | undefined;
  /** Paths to read again once it is sent. */
  rereads?: readonly string[];
}

/** Message by field at fault. */
const Errors = createContext<Record<string, string>>({});

/** A short form that is sent once, with what went wrong above its button, unless a field says it. */
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
  /** Known at once: a second Enter may come before the button is drawn as disabled. */
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
  const words = mutation.error === null ? '' : signInFailureWords(mutation.error);
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
      {words !== '' && !Object.values(errors).includes(words) && (
        <p role="alert" className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
          {words}
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

/** @returns what is wrong with a field of the form around it; undefined when nothing is */
export function useError(name: string): string | undefined {
  return useContext(Errors)[name];
}

/** What a form at the entrance may ask for. `autoComplete` lets the browser fill it in. */
const FIELDS = {
  /** Under their email address staff sign in. */
  email: {
    name: 'email',
    label: SIGN_IN.email,
    // A browser's own check of an email field refuses letters that others take (@form.email).
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    autoComplete: 'username',
    maxLength: MAX_LENGTH.email,
  },
  /** The password that is in force. */
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
  /** A code that is valid once; its length as in `codeSchema` of the contracts. */
  code: { name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 },
  name: {
    name: 'name',
    label: MAILED_LINK.yourName,
    autoComplete: 'name',
    maxLength: MAX_LENGTH.name,
  },
} as const satisfies Record<string, Partial<TextFieldProps>>;

type EntranceFieldProps = Partial<TextFieldProps> & { kind: keyof typeof FIELDS };

/** A required field of an `EntranceForm`, with the error that the server named for it. */
export function EntranceField({ kind, ...own }: EntranceFieldProps) {
  const id = useId();
  const field = { id, label: '', ...FIELDS[kind], ...own };
  return <TextField required {...field} error={useError(field.name)} />;
}

/** Something to agree to, below the fields. */
export function CheckLine({ children, ...attributes }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...attributes} className="size-5 accent-night-900" />
      <span>{children}</span>
    </label>
  );
}

/** Another way in, beside or below what a form asks for. */
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
