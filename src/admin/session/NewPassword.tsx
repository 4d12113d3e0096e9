import { PASSWORD_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';

interface NewPasswordProps {
  id: string;
  name: string;
  error: string | undefined;
}

/** A password to be set; the browser may propose one. */
export function NewPassword({ id, name, error }: NewPasswordProps) {
  const hint = `${PASSWORD_LENGTH.min} characters or more. A few unrelated words work well.`;
  return (
    <TextField
      id={id}
      name={name}
      label="New password"
      type="password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      hint={hint}
      error={error}
    />
  );
}
