import { useState, type ReactElement } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { catalogEndpoints, type HealthView } from '#contracts/catalog/public.ts';
import type { Elements } from '#ui/elements.ts';
import { Modal } from '#ui/Modal.tsx';
import { FORGOT_PASSWORD, SESSION_ENDED, SIGN_IN, SIGN_IN_CODE } from '../texts.ts';
import { CheckLine, EntranceField, EntranceForm, TextButton } from './EntranceForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

type Step = 'password' | 'code' | 'forgotten';

const TITLES: Record<Step, string> = {
  password: SIGN_IN.title,
  code: SIGN_IN_CODE.title,
  forgotten: FORGOT_PASSWORD.title,
};

interface SignInProps {
  /** Known email address of a returning person. */
  email?: string;
  /** Renders a step's form below its title. */
  renderFrame: (title: string, form: Elements, step: Step) => ReactElement;
  onSignedIn: () => void;
}

/** Signs in with email and password, then a code if required; or requests a new password. */
export function SignIn({ email = '', renderFrame, onSignedIn }: SignInProps) {
  const [step, setStep] = useState<Step>('password');
  const [typedEmail, setTypedEmail] = useState(email);
  /** Goes with the password as well as with a passkey. */
  const [rememberMe, setRememberMe] = useState(true);
  const back = () => setStep('password');
  const forms: Record<Step, () => ReactElement> = {
    password: () => (
      <>
        <EntranceForm
          label={SIGN_IN.submit}
          send={(typed) =>
            call(signInEndpoints.signIn, {
              body: { email: typed('email'), password: typed('password'), rememberMe },
            })
          }
          firstField={email === '' ? undefined : 'password'}
          onDone={({ secondFactorNeeded }) => (secondFactorNeeded ? setStep('code') : onSignedIn())}
          aside={<TextButton onClick={() => setStep('forgotten')}>{SIGN_IN.forgot}</TextButton>}
        >
          <EntranceField
            kind="email"
            defaultValue={typedEmail}
            onChange={(event) => setTypedEmail(event.target.value)}
          />
          <EntranceField kind="password" />
          <CheckLine checked={rememberMe} onChange={({ target }) => setRememberMe(target.checked)}>
            {SIGN_IN.staySignedIn}
          </CheckLine>
        </EntranceForm>
        <PasskeyButton rememberMe={rememberMe} onSignedIn={onSignedIn} />
      </>
    ),
    code: () => <CodeForm onSignedIn={onSignedIn} onBack={back} />,
    forgotten: () => <ForgottenForm email={typedEmail} onBack={back} />,
  };
  return renderFrame(TITLES[step], forms[step](), step);
}

/** The second step: a code of the authenticator app, or a backup code. */
function CodeForm({ onSignedIn, onBack }: { onSignedIn: () => void; onBack: () => void }) {
  const [isBackup, setBackup] = useState(false);
  return (
    <EntranceForm
      key={String(isBackup)}
      label={SIGN_IN_CODE.submit}
      send={(typed) =>
        call(isBackup ? signInEndpoints.verifyBackupCode : signInEndpoints.verifyTotp, {
          body: { code: typed('code'), trustDevice: typed('trustDevice') !== '' },
        })
      }
      onDone={onSignedIn}
      firstField="code"
      aside={<TextButton onClick={onBack}>{SIGN_IN_CODE.startOver}</TextButton>}
    >
      <EntranceField
        kind="code"
        label={isBackup ? SIGN_IN_CODE.backup : SIGN_IN_CODE.app}
        inputMode={isBackup ? 'text' : 'numeric'}
      />
      <CheckLine name="trustDevice">{SIGN_IN_CODE.trust}</CheckLine>
      <TextButton onClick={() => setBackup(!isBackup)}>
        {isBackup ? SIGN_IN_CODE.appInstead : SIGN_IN_CODE.backupInstead}
      </TextButton>
    </EntranceForm>
  );
}

/** Requests a link to set a new password. The answer is the same for unknown addresses. */
function ForgottenForm({ email, onBack }: { email: string; onBack: () => void }) {
  /** Set once the link was requested. */
  const [mail, setMail] = useState<HealthView['mail'] | null>(null);
  const back = <TextButton onClick={onBack}>{FORGOT_PASSWORD.back}</TextButton>;
  if (mail !== null) {
    return (
      <div role="status">
        <p>{FORGOT_PASSWORD.sent(mail)}</p>
        {back}
      </div>
    );
  }
  return (
    <EntranceForm
      label={FORGOT_PASSWORD.submit}
      send={async (typed) => {
        await call(signInEndpoints.requestReset, { body: { email: typed('email') } });
        return readMailHealth();
      }}
      onDone={setMail}
      firstField="email"
      aside={back}
    >
      <p className="mb-4">{FORGOT_PASSWORD.intro}</p>
      <EntranceField kind="email" defaultValue={email} />
    </EntranceForm>
  );
}

interface SessionEndedProps {
  /** Email of the former session; may be empty. */
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Asks to sign in again, in a dialog above the open page, which keeps what was typed. */
export function SessionEnded({ email, onSignedIn, onClose }: SessionEndedProps) {
  return (
    <SignIn
      email={email}
      onSignedIn={onSignedIn}
      renderFrame={(title, form, step) => (
        <Modal title={step === 'password' ? SESSION_ENDED.title : title} onClose={onClose}>
          {step === 'password' && <p className="mb-4">{SESSION_ENDED.text}</p>}
          {form}
        </Modal>
      )}
    />
  );
}

/** @returns whether and how the server sends mails; `configured` if that can't be read */
async function readMailHealth(): Promise<HealthView['mail']> {
  try {
    return (await call(catalogEndpoints.health)).mail;
  } catch {
    return 'configured';
  }
}
