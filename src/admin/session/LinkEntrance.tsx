import { useQuery } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { invitationEndpoints } from '#contracts/staff.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { TextField } from '#ui/Field.tsx';
import { signInFailureWords } from '../data/failure-words.ts';
import { day } from '../data/times.ts';
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
    if (isInvitation) {
      const body = { token, name: typed(fields, 'name'), password };
      await call(invitationEndpoints.accept, { body });
    } else {
      await call(signInEndpoints.resetPassword, { body: { token, newPassword: password } });
      notify(ADMIN_TOASTS.passwordSet);
    }
  };
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(invitationEndpoints.details, { body: { token } }),
    enabled: isInvitation,
  });
  const signIn = <TextButton onClick={onSignIn}>Sign in instead</TextButton>;
  // Said before anything is typed for nothing.
  const isVoid =
    isInvitation && invitation.error && failureOf(invitation.error).fields.token !== undefined;
  if (isVoid) {
    return (
      <EntranceFrame title="This link does not work">
        <p role="alert" className="mb-4 font-semibold text-rose-600">
          {signInFailureWords(invitation.error)}
        </p>
        {signIn}
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title={isInvitation ? 'Join the team' : 'Set a new password'}>
      {isInvitation && (
        <p role="status" className="mb-4 min-h-12 break-words">
          {invitation.data &&
            `This link creates the account of ${invitation.data.email}, with the role of ${invitation.data.role}. It works until ${day(invitation.data.expiresAt)}.`}
        </p>
      )}
      <EntranceForm
        label={isInvitation ? 'Create account' : 'Set password'}
        send={send}
        onDone={onDone}
        aside={signIn}
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
