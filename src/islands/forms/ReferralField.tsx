import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';

export interface ReferralFieldProps {
  /** Start of the field's id: a page can hold two forms. */
  form: string;
  error: string | undefined;
}

/** What led the visitor here. */
export function ReferralField({ form, error }: ReferralFieldProps) {
  return (
    <TextField
      id={`${form}-referral`}
      name="referralSource"
      label="How did you hear about us? (optional)"
      maxLength={MAX_LENGTH.referralSource}
      error={error}
    />
  );
}
