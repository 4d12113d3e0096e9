import { useState } from 'react';
import {
  readMailHealth,
  requestReset,
  signIn,
  verifyBackupCode,
  verifyCode,
} from '#api-client/sign-in.ts';
import type { HealthView } from '#contracts/catalog.ts';
import { Modal } from '#ui/Modal.tsx';
import {
  CheckLine,
  CodeField,
  CurrentPassword,
  EmailField,
  EntranceForm,
  TextButton,
  typed,
} from './EntranceForm.tsx';

interface SignInFormProps {
  /** Where it is known who comes back. */
  email?: string;
  onSignedIn: () => void;
}

/** Mail and password, then the code where one is asked for; or the way to a new password. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<'password' | 'code' | 'forgotten'>('password');
  const [typedEmail, setTypedEmail] = useState(email);
  if (step === 'code') {
    return <CodeForm onSignedIn={onSignedIn} onBack={() => setStep('password')} />;
  }
  if (step === 'forgotten') {
    return <ForgottenForm email={typedEmail} onBack={() => setStep('password')} />;
  }
  return (
    <EntranceForm
      label="Sign in"
      send={(fields) =>
        signIn({
          email: typed(fields, 'email'),
          password: typed(fields, 'password'),
          rememberMe: fields.has('rememberMe'),
        })
      }
      firstField={email === '' ? undefined : 'password'}
      onDone={({ secondFactorNeeded }) => (secondFactorNeeded ? setStep('code') : onSignedIn())}
      aside={<TextButton onClick={() => setStep('forgotten')}>Forgot your password?</TextButton>}
    >
      {(errors) => (
        <>
          <EmailField
            id="sign-in-email"
            defaultValue={typedEmail}
            error={errors.email}
            onChange={setTypedEmail}
          />
          <CurrentPassword
            id="sign-in-password"
            name="password"
            label="Password"
            error={errors.password}
          />
          <CheckLine name="rememberMe" defaultChecked>
            Stay signed in on this device
          </CheckLine>
        </>
      )}
    </EntranceForm>
  );
}

interface CodeFormProps {
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step: a code of the authenticator app, or one of the backup codes. */
function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const [isBackup, setBackup] = useState(false);
  return (
    <EntranceForm
      key={String(isBackup)}
      label="Continue"
      send={(fields) =>
        (isBackup ? verifyBackupCode : verifyCode)({
          code: typed(fields, 'code'),
          trustDevice: fields.has('trustDevice'),
        })
      }
      onDone={onSignedIn}
      firstField="code"
      aside={<TextButton onClick={onBack}>Start over</TextButton>}
    >
      {(errors) => (
        <>
          <CodeField
            id="sign-in-code"
            label={isBackup ? 'Backup code' : 'Code from your authenticator app'}
            inputMode={isBackup ? 'text' : 'numeric'}
            error={errors.code}
          />
          <CheckLine name="trustDevice">Don’t ask again on this device for 30 days</CheckLine>
          <TextButton onClick={() => setBackup(!isBackup)}>
            {isBackup ? 'Use the app instead' : 'Use a backup code instead'}
          </TextButton>
        </>
      )}
    </EntranceForm>
  );
}

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
function ForgottenForm({ email, onBack }: ForgottenFormProps) {
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
        await requestReset({ email: typed(fields, 'email') });
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

interface SessionEndedProps {
  /** Who was signed in; empty where that is not known. */
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Above whatever is open: what was typed below stays. */
export function SessionEnded({ email, onSignedIn, onClose }: SessionEndedProps) {
  return (
    <Modal title="Your sign-in has ended" onClose={onClose}>
      <p className="mb-4">Sign in to go on where you were. Nothing you typed is lost.</p>
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Modal>
  );
}
