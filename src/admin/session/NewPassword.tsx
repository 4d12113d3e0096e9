import { PASSWORD_LENGTH } from '#domain/limits.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';

interface NewPasswordProps {
  id: string;
  name: string;
  error: string | undefined;
}

/** A password to be set; the browser may propose one. */
export function NewPassword({ id, name, error }: NewPasswordProps) {
  const hint = `${PASSWORD_LENGTH.min} characters or more. A few words that only you would join are good.`;
  return (
    <FieldFrame id={id} label="New password" hint={hint} error={error} required>
      <input
        className="input"
        type="password"
        name={name}
        autoComplete="new-password"
        required
        minLength={PASSWORD_LENGTH.min}
        maxLength={PASSWORD_LENGTH.max}
        {...fieldAttributes(id, error, hint)}
      />
    </FieldFrame>
  );
}
