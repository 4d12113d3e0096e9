import { PASSWORD_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';

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
