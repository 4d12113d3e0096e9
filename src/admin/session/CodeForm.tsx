import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { CheckLine } from './CheckLine.tsx';
import { CodeField } from './CodeField.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';
import { TextButton } from './TextButton.tsx';

interface CodeFormProps {
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step: a code of the authenticator app, or one of the backup codes. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const [isBackup, setBackup] = useState(false);
  return (
    <EntranceForm
      key={String(isBackup)}
      label="Continue"
      send={(fields) =>
        call(isBackup ? signInEndpoints.verifyBackupCode : signInEndpoints.verifyTotp, {
          body: { code: typed(fields, 'code'), trustDevice: fields.has('trustDevice') },
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
