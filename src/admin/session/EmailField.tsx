import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';

interface EmailFieldProps {
  id: string;
  /** `off` where it is not one's own. */
  autoComplete?: 'username' | 'off';
  defaultValue?: string;
  error: string | undefined;
}

/** The mail address, which is the name under which staff sign in. */
export function EmailField({
  id,
  autoComplete = 'username',
  defaultValue = '',
  error,
}: EmailFieldProps) {
  return (
    <TextField
      id={id}
      name="email"
      label="Email"
      type="email"
      autoComplete={autoComplete}
      required
      maxLength={MAX_LENGTH.email}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
