import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';

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
      label="Email"
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
