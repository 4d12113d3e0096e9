import { useState } from 'react';
import { requestReset } from '#api-client/sign-in.ts';
import { EmailField } from './EmailField.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';
import { TextButton } from './TextButton.tsx';

/** Asks for a link to set a new password. The answer is the same whether the address is known. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const [isSent, setSent] = useState(false);
  const back = <TextButton onClick={onBack}>Back to sign-in</TextButton>;
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
        <>
          <p className="mb-4">
            A link to set a new password is mailed to the address that you sign in with.
          </p>
          <EmailField id="forgotten-email" error={errors.email} />
        </>
      )}
    </EntranceForm>
  );
}
