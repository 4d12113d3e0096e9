import { useState } from 'react';
import { verifyBackupCode, verifyCode } from '#api-client/sign-in.ts';
import { TextField } from '#ui/Field.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';

interface CodeFormProps {
  onSignedIn: () => void;
  onBack: () => void;
}

const LINK = 'min-h-11 font-semibold underline underline-offset-4';

/** The second step: a code of the authenticator app, or one of the backup codes. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
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
      aside={
        <button type="button" className={LINK} onClick={onBack}>
          Begin again
        </button>
      }
    >
      {(errors) => (
        <>
          <TextField
            id="sign-in-code"
            name="code"
            label={isBackup ? 'Backup code' : 'Code from your authenticator app'}
            inputMode={isBackup ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            required
            maxLength={20}
            error={errors.code}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="trustDevice" className="size-5 accent-night-900" />
            Do not ask on this device for 30 days
          </label>
          <button type="button" className={LINK} onClick={() => setBackup(!isBackup)}>
            {isBackup ? 'Use the app instead' : 'Use a backup code instead'}
          </button>
        </>
      )}
    </EntranceForm>
  );
}
