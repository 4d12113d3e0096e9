import { useState } from 'react';
import { encode } from 'uqr';
import { call } from '#api-client/call.ts';
import { signInEndpoints, type TwoFactorView } from '#contracts/sign-in.ts';
import { notify } from '#stores/toasts.ts';
import { useRefetch } from '../data/queries.ts';
import { CodeField, CurrentPassword, EntranceForm, typed } from '../session/EntranceForm.tsx';
import { ME_KEY } from '../session/use-me.ts';
import { TWO_FACTOR } from '../texts/accounts.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';
import { BackupCodes, useUnsavedCodes } from './BackupCodes.tsx';

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
        {TWO_FACTOR.title}
      </h3>
      <p className="mb-3">{isOn ? TWO_FACTOR.isOn : TWO_FACTOR.isOff}</p>
      {step.name === 'rest' && !codes && (
        <div className="flex flex-wrap gap-2">
          {isOn ? (
            <>
              <button
                type="button"
                className="button button-outline"
                onClick={() => setStep({ name: 'asked-codes' })}
              >
                {TWO_FACTOR.newCodes}
              </button>
              <button
                type="button"
                className="button-danger button"
                onClick={() => setStep({ name: 'asked-off' })}
              >
                {TWO_FACTOR.turnOff}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="button button-night"
              onClick={() => setStep({ name: 'asked-on' })}
            >
              {TWO_FACTOR.turnOn}
            </button>
          )}
        </div>
      )}
      {step.name === 'asked-on' && (
        <PasswordGate
          id="two-factor-on"
          label={TWO_FACTOR.continue}
          send={(body) => call(signInEndpoints.enableTwoFactor, { body })}
          onDone={(setup) => setStep({ name: 'setup', setup })}
        />
      )}
      {step.name === 'asked-off' && (
        <PasswordGate
          id="two-factor-off"
          label={TWO_FACTOR.turnOff}
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
          label={TWO_FACTOR.createCodes}
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

interface PasswordGateProps<Answer> {
  id: string;
  /** Text of the button. */
  label: string;
  send: (body: { password: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Something that asks for the password once more. */
function PasswordGate<Answer>({ id, label, send, onDone }: PasswordGateProps<Answer>) {
  return (
    <EntranceForm
      label={label}
      send={(fields) => send({ password: typed(fields, 'password') })}
      onDone={onDone}
      firstField="password"
    >
      {(errors) => (
        <CurrentPassword
          id={id}
          name="password"
          label={TWO_FACTOR.yourPassword}
          error={errors.password}
        />
      )}
    </EntranceForm>
  );
}

interface TwoFactorSetupProps {
  setup: TwoFactorView;
  onDone: () => void;
}

/** Shows the secret to an authenticator app, and takes its first code. */
function TwoFactorSetup({ setup, onDone }: TwoFactorSetupProps) {
  const secret = new URL(setup.totpUri).searchParams.get('secret') ?? '';
  return (
    <div className="space-y-4">
      <p>{TWO_FACTOR.scan}</p>
      <QrCode text={setup.totpUri} />
      <p>
        {`${TWO_FACTOR.key} `}
        <code className="font-semibold break-all select-all">{secret}</code>
      </p>
      <EntranceForm
        label={TWO_FACTOR.turnOn}
        send={(fields) =>
          call(signInEndpoints.verifyTotp, { body: { code: typed(fields, 'code') } })
        }
        onDone={onDone}
        firstField="code"
      >
        {(errors) => (
          <CodeField id="two-factor-first" label={TWO_FACTOR.code} error={errors.code} />
        )}
      </EntranceForm>
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={TWO_FACTOR.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 rounded-sm bg-white fill-night-950"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
