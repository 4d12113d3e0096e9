import { encode } from 'uqr';
import { call } from '#api-client/call.ts';
import { signInEndpoints, type TwoFactorView } from '#contracts/sign-in.ts';
import { CodeField } from '../session/CodeField.tsx';
import { EntranceForm, typed } from '../session/EntranceForm.tsx';

interface TwoFactorSetupProps {
  setup: TwoFactorView;
  onDone: () => void;
}

/** Shows the secret to an authenticator app, and takes its first code. */
export function TwoFactorSetup({ setup, onDone }: TwoFactorSetupProps) {
  const secret = new URL(setup.totpUri).searchParams.get('secret') ?? '';
  return (
    <div className="space-y-4">
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <QrCode text={setup.totpUri} />
      <p>
        Or enter this key in the app:{' '}
        <code className="font-semibold break-all select-all">{secret}</code>
      </p>
      <EntranceForm
        label="Turn on"
        send={(fields) =>
          call(signInEndpoints.verifyTotp, { body: { code: typed(fields, 'code') } })
        }
        onDone={onDone}
        firstField="code"
      >
        {(errors) => <CodeField id="two-factor-first" label="Code" error={errors.code} />}
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
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 rounded-sm bg-white fill-night-950"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
