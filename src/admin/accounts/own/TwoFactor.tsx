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
  | { name: 'rest' | 'asked-on' | 'asked-off' | 'asked-codes' }
  | { name: 'setup'; setup: TwoFactorView };

/** A code of an authenticator app besides the password. */
export function TwoFactor({ personId, isOn }: { personId: string; isOn: boolean }) {
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const [codes, setCodes] = useUnsavedCodes(personId);
  const rest = (newCodes?: readonly string[]) => {
    if (newCodes) setCodes(newCodes);
    setStep({ name: 'rest' });
  };
  return (
    <Section title={TWO_FACTOR.title}>
      <p className="mb-3">{isOn ? TWO_FACTOR.isOn : TWO_FACTOR.isOff}</p>
      {step.name === 'rest' && !codes && (
        <div className="flex flex-wrap gap-2">
          {isOn ? (
            <>
              <Button look="outline" onClick={() => setStep({ name: 'asked-codes' })}>
                {TWO_FACTOR.newCodes}
              </Button>
              <Button look="danger" onClick={() => setStep({ name: 'asked-off' })}>
                {TWO_FACTOR.turnOff}
              </Button>
            </>
          ) : (
            <Button look="night" onClick={() => setStep({ name: 'asked-on' })}>
              {TWO_FACTOR.turnOn}
            </Button>
          )}
        </div>
      )}
      {step.name === 'asked-on' && (
        <PasswordGate
          label={TWO_FACTOR.continue}
          send={(body) => call(signInEndpoints.enableTwoFactor, { body })}
          onDone={(setup) => setStep({ name: 'setup', setup })}
        />
      )}
      {step.name === 'asked-off' && (
        <PasswordGate
          label={TWO_FACTOR.turnOff}
          send={(body) => call(signInEndpoints.disableTwoFactor, { body })}
          rereads={ME_KEY}
          onDone={() => {
            notify(ADMIN_TOASTS.twoFactorOff);
            rest();
          }}
        />
      )}
      {step.name === 'asked-codes' && (
        <PasswordGate
          label={TWO_FACTOR.createCodes}
          send={(body) => call(signInEndpoints.newBackupCodes, { body })}
          onDone={({ backupCodes }) => rest(backupCodes)}
        />
      )}
      {step.name === 'setup' && (
        <TwoFactorSetup
          setup={step.setup}
          onDone={() => {
            notify(ADMIN_TOASTS.twoFactorOn);
            rest(step.setup.backupCodes);
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

/** Something that asks for the password once more. */
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

/** Shows the secret to an authenticator app, and takes its first code. */
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

/** Shown once: each code signs in once, when the app is out of reach. */
function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify(ADMIN_TOASTS.codesCopied);
    } catch {
      // Without permission for the clipboard they are copied by hand.
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
      {/* What ends this stands apart, not where "Turn on" was pressed. */}
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
 * Backup codes that are shown until this person says that they are saved: looking at another page of
 * the admin does not lose them. They are kept in memory alone, and signing out forgets them.
 * @returns the codes, null when there are none to save, and what sets them
 */
function useUnsavedCodes(personId: string): [Codes, (codes: Codes) => void] {
  const client = useQueryClient();
  const queryKey = ['unsaved-backup-codes', personId];
  const { data = null } = useQuery<Codes>({ queryKey, enabled: false, gcTime: Infinity });
  return [data, (codes) => void client.setQueryData<Codes>(queryKey, codes)];
}
