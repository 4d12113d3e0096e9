import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '#api-client/failure.ts';
import { acceptInvitation, readInvitation, resetPassword } from '#api-client/sign-in.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { SITE } from '#site/config.ts';
import { notify } from '#stores/toasts.ts';
import { TextField } from '#ui/Field.tsx';
import { signInFailureWords } from '../data/failure-words.ts';
import { day } from '../data/times.ts';
import { EntranceForm, NewPassword, TextButton, typed } from './EntranceForm.tsx';

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
      notify(ADMIN_TOASTS.passwordSet);
    }
  };
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation(token),
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

/** What stands before the admin: one sheet with the name and a form. */
export function EntranceFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-night-900 p-4">
      <div className="w-full max-w-md rounded-lg bg-ivory-50 p-6 sm:p-8">
        <p className="eyebrow">{SITE.name}</p>
        <h1 className="mt-1 mb-5 text-2xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
