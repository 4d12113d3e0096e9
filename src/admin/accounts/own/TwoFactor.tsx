import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { encode } from 'uqr';
import { call } from '#api-client/call.ts';
import { signInEndpoints, type TwoFactorView } from '#contracts/accounts/sign-in.ts';
import { notify } from '#stores/toasts.ts';
import { Button } from '../../parts/Button.tsx';
import { Section } from '../../parts/Page.tsx';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { EntranceField, EntranceForm } from '../session/EntranceForm.tsx';
import { ME_KEY } from '../session/use-me.ts';
import { TWO_FACTOR } from '../texts.ts';

type Step =
  | { name: 'idle' | 'turn-on' | 'turn-off' | 'new-codes' }
  | { name: 'setup'; setup: TwoFactorView };

/** Two-factor authentication with an authenticator app. */
export function TwoFactor({ personId, isOn }: { personId: string; isOn: boolean }) {
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const [codes, setCodes] = useUnsavedCodes(personId);
  const finish = (newCodes?: readonly string[]) => {
    if (newCodes) setCodes(newCodes);
    setStep({ name: 'idle' });
  };
  return (
    <Section title={TWO_FACTOR.title}>
      <p className="mb-3">{isOn ? TWO_FACTOR.isOn : TWO_FACTOR.isOff}</p>
      {step.name === 'idle' && !codes && (
        <div className="flex flex-wrap gap-2">
          {isOn ? (
            <>
              <Button look="outline" onClick={() => setStep({ name: 'new-codes' })}>
                {TWO_FACTOR.newCodes}
              </Button>
              <Button look="danger" onClick={() => setStep({ name: 'turn-off' })}>
                {TWO_FACTOR.turnOff}
              </Button>
            </>
          ) : (
            <Button look="night" onClick={() => setStep({ name: 'turn-on' })}>
              {TWO_FACTOR.turnOn}
            </Button>
          )}
        </div>
      )}
      {step.name === 'turn-on' && (
        <PasswordGate
          label={TWO_FACTOR.continue}
          send={(body) => call(signInEndpoints.enableTwoFactor, { body })}
          onDone={(setup) => setStep({ name: 'setup', setup })}
        />
      )}
      {step.name === 'turn-off' && (
        <PasswordGate
          label={TWO_FACTOR.turnOff}
          send={(body) => call(signInEndpoints.disableTwoFactor, { body })}
          rereads={ME_KEY}
          onDone={() => {
            notify(ADMIN_TOASTS.twoFactorOff);
            finish();
          }}
        />
      )}
      {step.name === 'new-codes' && (
        <PasswordGate
          label={TWO_FACTOR.createCodes}
          send={(body) => call(signInEndpoints.newBackupCodes, { body })}
          onDone={({ backupCodes }) => finish(backupCodes)}
        />
      )}
      {step.name === 'setup' && (
        <TwoFactorSetup
          setup={step.setup}
          onDone={() => {
            notify(ADMIN_TOASTS.twoFactorOn);
            finish(step.setup.backupCodes);
          }}
        />
      )}
      {codes && <BackupCodes codes={codes} onDone={() => setCodes(null)} />}
    </Section>
  );
}

interface PasswordGateProps<Answer> {
  /** Text of the button. */
  label: string;
  send: (body: { password: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  rereads?: readonly string[];
}

/** A form that asks for the password again. */
function PasswordGate<Answer>({ send, ...form }: PasswordGateProps<Answer>) {
  return (
    <EntranceForm
      {...form}
      send={(typed) => send({ password: typed('password') })}
      firstField="password"
    >
      <EntranceField kind="password" label={TWO_FACTOR.yourPassword} />
    </EntranceForm>
  );
}

/** Shows the secret for an authenticator app, and checks its first code. */
function TwoFactorSetup({ setup, onDone }: { setup: TwoFactorView; onDone: () => void }) {
  const secret = new URL(setup.totpUri).searchParams.get('secret') ?? '';
  return (
    <div className="space-y-4">
      <p>{TWO_FACTOR.scan}</p>
      <QrCode text={setup.totpUri} />
      <p>
        <span>{`${TWO_FACTOR.key} `}</span>
        <code className="font-semibold break-all select-all">{secret}</code>
      </p>
      <EntranceForm
        label={TWO_FACTOR.turnOn}
        send={(typed) => call(signInEndpoints.verifyTotp, { body: { code: typed('code') } })}
        onDone={onDone}
        firstField="code"
        rereads={ME_KEY}
      >
        <EntranceField kind="code" label={TWO_FACTOR.code} />
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

/** Shows new backup codes, this once. Each signs in once, in place of a code of the app. */
function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify(ADMIN_TOASTS.codesCopied);
    } catch {
      // Without permission for the clipboard: selects the codes, to be copied by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current);
    }
  };
  return (
    <div className="rounded-md bg-ivory-100 p-4">
      <p className="font-semibold">{TWO_FACTOR.saveCodes}</p>
      <p>{TWO_FACTOR.shownOnce}</p>
      <ul
        ref={list}
        className="my-3 grid grid-cols-2 gap-x-6 gap-y-1 select-all"
        aria-label={TWO_FACTOR.codes}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {/* The closing button stands apart from where "Turn on" was: a second press there must not close the codes. */}
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="night" onClick={() => void copy()}>
          {TWO_FACTOR.copyCodes}
        </Button>
        <Button look="outline" onClick={onDone}>
          {TWO_FACTOR.codesSaved}
        </Button>
      </div>
    </div>
  );
}

type Codes = readonly string[] | null;

/**
 * Backup codes to show until this person says that they are saved, also after leaving the page.
 * Kept in memory only, and dropped on sign-out.
 * @returns the codes, null for none, and their setter
 */
function useUnsavedCodes(personId: string): [Codes, (codes: Codes) => void] {
  const client = useQueryClient();
  const queryKey = ['unsaved-backup-codes', personId];
  const { data = null } = useQuery<Codes>({ queryKey, enabled: false, gcTime: Infinity });
  return [data, (codes) => void client.setQueryData<Codes>(queryKey, codes)];
}
