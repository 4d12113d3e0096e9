import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { catalogEndpoints, type HealthView } from '#contracts/catalog.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { EmailField } from './EmailField.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';
import { TextButton } from './TextButton.tsx';

const WORDS: Record<HealthView['mail'], string> = {
  configured: 'an email with a link is on its way.',
  'kept in files':
    'the email with a link is kept in a file, because no email server is set up. Ask whoever runs the website for it.',
  'not configured':
    'the email with a link waits until an email server is set up. Ask whoever runs the website.',
};

interface ForgottenFormProps {
  /** As it was typed for signing in. */
  email: string;
  onBack: () => void;
}

/** Asks for a link to set a new password. The answer is the same whether the address is known. */
export function ForgottenForm({ email, onBack }: ForgottenFormProps) {
  const [sent, setSent] = useState<HealthView['mail'] | null>(null);
  const back = <TextButton onClick={onBack}>Back to sign-in</TextButton>;
  if (sent !== null) {
    return (
      <div role="status">
        <p>{`If this address belongs to a staff member, ${WORDS[sent]} The link works once and expires in 1 hour.`}</p>
        {back}
      </div>
    );
  }
  return (
    <EntranceForm
      label="Send me a link"
      send={async (fields) => {
        await call(signInEndpoints.requestReset, { body: { email: typed(fields, 'email') } });
        return readMailHealth();
      }}
      onDone={setSent}
      firstField="email"
      aside={back}
    >
      {(errors) => (
        <>
          <p className="mb-4">
            We’ll email a link to set a new password to the address you sign in with.
          </p>
          <EmailField id="forgotten-email" defaultValue={email} error={errors.email} />
        </>
      )}
    </EntranceForm>
  );
}

/** Whether mails leave; as if they did where that cannot be asked. */
async function readMailHealth(): Promise<HealthView['mail']> {
  try {
    return (await call(catalogEndpoints.health)).mail;
  } catch {
    return 'configured';
  }
}
