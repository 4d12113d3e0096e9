import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { CheckLine } from './CheckLine.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { EmailField } from './EmailField.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import { TextButton } from './TextButton.tsx';

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
        call(signInEndpoints.signIn, {
          body: {
            email: typed(fields, 'email'),
            password: typed(fields, 'password'),
            rememberMe: fields.has('rememberMe'),
          },
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
