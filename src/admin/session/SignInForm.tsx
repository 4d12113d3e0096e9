import { useState } from 'react';
import { signIn } from '#api-client/sign-in.ts';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { CodeForm } from './CodeForm.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';

const LINK = 'min-h-11 font-semibold underline underline-offset-4';

/** Mail and password, then the code where one is asked for; or the way to a new password. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [step, setStep] = useState<'password' | 'code' | 'forgotten'>('password');
  if (step === 'code') {
    return <CodeForm onSignedIn={onSignedIn} onBack={() => setStep('password')} />;
  }
  if (step === 'forgotten') return <ForgottenForm onBack={() => setStep('password')} />;
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
      onDone={({ secondFactorNeeded }) => (secondFactorNeeded ? setStep('code') : onSignedIn())}
      aside={
        <button type="button" className={LINK} onClick={() => setStep('forgotten')}>
          Forgot your password?
        </button>
      }
    >
      {(errors) => (
        <>
          <TextField
            id="sign-in-email"
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            required
            maxLength={MAX_LENGTH.email}
            error={errors.email}
          />
          <TextField
            id="sign-in-password"
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={PASSWORD_LENGTH.max}
            error={errors.password}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="rememberMe"
              defaultChecked
              className="size-5 accent-night-900"
            />
            Stay signed in on this device
          </label>
        </>
      )}
    </EntranceForm>
  );
}
