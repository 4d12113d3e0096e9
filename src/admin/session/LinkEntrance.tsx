import { acceptInvitation, resetPassword } from '#api-client/sign-in.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { notify } from '#stores/notices.ts';
import { TextField } from '#ui/Field.tsx';
import { EntranceForm, typed } from './EntranceForm.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import { NewPassword } from './NewPassword.tsx';
import { TextButton } from './TextButton.tsx';

interface LinkEntranceProps {
  by: 'invitation' | 'reset';
  token: string;
  onDone: () => void;
  onSignIn: () => void;
}

/** What a mailed link opens: an account of one's own, or a new password. */
export function LinkEntrance({ by, token, onDone, onSignIn }: LinkEntranceProps) {
  const isInvitation = by === 'invitation';
  const send = async (fields: FormData): Promise<void> => {
    const password = typed(fields, 'password');
    if (isInvitation) await acceptInvitation({ token, name: typed(fields, 'name'), password });
    else {
      await resetPassword({ token, newPassword: password });
      notify(DESK_NOTICES.passwordSet);
    }
  };
  return (
    <EntranceFrame title={isInvitation ? 'Welcome to the staff' : 'Set a new password'}>
      <EntranceForm
        label={isInvitation ? 'Create account' : 'Set password'}
        send={send}
        onDone={onDone}
        aside={<TextButton onClick={onSignIn}>Sign in instead</TextButton>}
      >
        {(errors) => (
          <>
            {isInvitation && (
              <TextField
                id="invitation-name"
                name="name"
                label="Your name"
                autoComplete="name"
                required
                maxLength={MAX_LENGTH.name}
                error={errors.name}
              />
            )}
            <NewPassword
              id="new-password"
              name="password"
              error={errors.password ?? errors.newPassword}
            />
          </>
        )}
      </EntranceForm>
    </EntranceFrame>
  );
}
