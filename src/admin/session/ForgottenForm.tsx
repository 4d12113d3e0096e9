import { useState } from 'react';
import { requestReset } from '#api-client/sign-in.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';

/** Asks for a link to set a new password. The answer is the same whether the address is known. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const [isSent, setSent] = useState(false);
  const back = (
    <button
      type="button"
      className="min-h-11 font-semibold underline underline-offset-4"
      onClick={onBack}
    >
      Back to sign-in
    </button>
  );
  if (isSent) {
    return (
      <div role="status">
        <p>
          If the address is one of the staff, a mail with a link is on its way. It works once, for a
          short time.
        </p>
        {back}
      </div>
    );
  }
  return (
    <EntranceForm
      label="Send me a link"
      send={(fields) => requestReset({ email: typed(fields, 'email') })}
      onDone={() => setSent(true)}
      aside={back}
    >
      {(errors) => (
        <TextField
          id="forgotten-email"
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          maxLength={MAX_LENGTH.email}
          error={errors.email}
        />
      )}
    </EntranceForm>
  );
}
