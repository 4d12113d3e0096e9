import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { invitationEndpoints } from '#contracts/accounts/staff.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { notify } from '#stores/toasts.ts';
import type { Elements } from '#ui/elements.ts';
import { signInFailureWords } from '../../data/failure-words.ts';
import { day } from '../../data/times.ts';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { MAILED_LINK } from '../texts.ts';
import { EntranceField, EntranceForm, TextButton } from './EntranceForm.tsx';
import { forgetLink, keepName, keptName } from './kept-link.ts';

interface LinkEntranceProps {
  by: 'invitation' | 'reset' | 'email';
  token: string;
  onDone: () => void;
  onSignIn: () => void;
}

const TITLES = {
  invitation: [MAILED_LINK.joinTitle, MAILED_LINK.joinSubmit],
  reset: [MAILED_LINK.resetTitle, MAILED_LINK.resetSubmit],
  email: [MAILED_LINK.emailTitle, MAILED_LINK.emailSubmit],
} as const;

/** The page of a mailed link: creates an account, sets a new password, or confirms a new email address. */
export function LinkEntrance({ by, token, onDone, onSignIn }: LinkEntranceProps) {
  const isInvitation = by === 'invitation';
  const [title, submit] = TITLES[by];
  const send = async (typed: (name: string) => string): Promise<void> => {
    if (isInvitation) {
      const body = { token, name: typed('name'), password: typed('password') };
      await call(invitationEndpoints.accept, { body });
    } else if (by === 'email') {
      const { email } = await call(signInEndpoints.confirmEmail, { body: { token } });
      notify(ADMIN_TOASTS.emailChanged(email));
    } else {
      const body = { token, newPassword: typed('newPassword') };
      await call(signInEndpoints.resetPassword, { body });
      notify(ADMIN_TOASTS.passwordSet);
    }
  };
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(invitationEndpoints.details, { body: { token } }),
    enabled: isInvitation,
  });
  // Checked at once, before anybody types in vain.
  const isVoid =
    isInvitation && invitation.error && failureOf(invitation.error).fields.token !== undefined;
  useEffect(() => {
    // Shown once; a reload leads to the sign-in.
    if (isVoid) forgetLink();
  }, [isVoid]);
  if (isVoid) {
    return <BrokenLink why={signInFailureWords(invitation.error)} onSignIn={onSignIn} />;
  }
  return (
    <EntranceFrame title={title}>
      {isInvitation && (
        <p role="status" className="mb-4 min-h-12 break-words">
          {invitation.data &&
            MAILED_LINK.invitation(
              invitation.data.email,
              invitation.data.role,
              day(invitation.data.expiresAt),
            )}
        </p>
      )}
      <EntranceForm
        label={submit}
        send={send}
        onDone={onDone}
        aside={<TextButton onClick={onSignIn}>{MAILED_LINK.signInInstead}</TextButton>}
      >
        {isInvitation && (
          <EntranceField
            kind="name"
            defaultValue={keptName()}
            onChange={({ target }) => keepName(target.value)}
          />
        )}
        {by === 'email' ? (
          // Needs a press, because mail scanners open links too.
          <p>{MAILED_LINK.emailIntro}</p>
        ) : (
          <EntranceField kind="newPassword" name={isInvitation ? 'password' : 'newPassword'} />
        )}
      </EntranceForm>
    </EntranceFrame>
  );
}

/** The page of a mailed link that doesn't work. */
export function BrokenLink({ why, onSignIn }: { why: string; onSignIn: () => void }) {
  return (
    <EntranceFrame title={MAILED_LINK.brokenTitle}>
      <p role="alert" className="mb-4 font-semibold text-rose-600">
        {why}
      </p>
      <TextButton onClick={onSignIn}>{MAILED_LINK.signInInstead}</TextButton>
    </EntranceFrame>
  );
}

/** The frame of forms before the admin. */
export function EntranceFrame({ title, children }: { title: string; children: Elements }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-night-900 p-4">
      <div className="w-full max-w-md rounded-lg bg-ivory-50 p-6 sm:p-8">
        <p className="eyebrow">{shopFacts().name}</p>
        <h1 className="mt-1 mb-5 text-2xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
