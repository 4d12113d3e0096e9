import { TextField } from '#ui/Field.tsx';

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
