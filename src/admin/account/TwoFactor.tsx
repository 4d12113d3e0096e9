import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints, type TwoFactorView } from '#contracts/sign-in.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { ME_KEY } from '../session/use-me.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import { useUnsavedCodes } from './use-unsaved-codes.ts';

type Step =
  | { name: 'rest' | 'asked-on' | 'asked-off' | 'asked-codes' }
  | { name: 'setup'; setup: TwoFactorView };

interface TwoFactorProps {
  personId: string;
  isOn: boolean;
}

/** A code of an authenticator app besides the password. */
export function TwoFactor({ personId, isOn }: TwoFactorProps) {
  const refetch = useRefetch();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const [codes, setCodes] = useUnsavedCodes(personId);
  const readMe = () => void refetch(ME_KEY);
  return (
    <section aria-labelledby="two-factor-title">
      <h3 id="two-factor-title" className="mb-3 text-xl">
        Two-factor sign-in
      </h3>
      <p className="mb-3">
        {isOn
          ? 'It’s on: you enter a code from your authenticator app when you sign in.'
          : 'It’s off. Turn it on so that a stolen password isn’t enough to sign in.'}
      </p>
      {step.name === 'rest' && !codes && (
        <div className="flex flex-wrap gap-2">
          {isOn ? (
            <>
              <button
                type="button"
                className="button button-outline"
                onClick={() => setStep({ name: 'asked-codes' })}
              >
                New backup codes
              </button>
              <button
                type="button"
                className="button-danger button"
                onClick={() => setStep({ name: 'asked-off' })}
              >
                Turn off
              </button>
            </>
          ) : (
            <button
              type="button"
              className="button button-night"
              onClick={() => setStep({ name: 'asked-on' })}
            >
              Turn on
            </button>
          )}
        </div>
      )}
      {step.name === 'asked-on' && (
        <PasswordGate
          id="two-factor-on"
          label="Continue"
          send={(body) => call(signInEndpoints.enableTwoFactor, { body })}
          onDone={(setup) => setStep({ name: 'setup', setup })}
        />
      )}
      {step.name === 'asked-off' && (
        <PasswordGate
          id="two-factor-off"
          label="Turn off"
          send={(body) => call(signInEndpoints.disableTwoFactor, { body })}
          onDone={() => {
            notify(ADMIN_TOASTS.twoFactorOff);
            setStep({ name: 'rest' });
            readMe();
          }}
        />
      )}
      {step.name === 'asked-codes' && (
        <PasswordGate
          id="two-factor-codes"
          label="Make new codes"
          send={(body) => call(signInEndpoints.newBackupCodes, { body })}
          onDone={({ backupCodes }) => {
            setCodes(backupCodes);
            setStep({ name: 'rest' });
          }}
        />
      )}
      {step.name === 'setup' && (
        <TwoFactorSetup
          setup={step.setup}
          onDone={() => {
            notify(ADMIN_TOASTS.twoFactorOn);
            setCodes(step.setup.backupCodes);
            setStep({ name: 'rest' });
            readMe();
          }}
        />
      )}
      {codes && <BackupCodes codes={codes} onDone={() => setCodes(null)} />}
    </section>
  );
}
