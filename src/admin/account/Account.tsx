import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import type { MeView } from '#contracts/staff.ts';
import { notify } from '#stores/toasts.ts';
import { useRefetch } from '../data/queries.ts';
import { CurrentPassword, EntranceForm, NewPassword, typed } from '../session/EntranceForm.tsx';
import { ACCOUNT } from '../texts/accounts.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** What belongs to the person who is signed in. */
export function Account({ me }: { me: MeView }) {
  return (
    <div className="admin-page">
      <div>
        <h2 className="text-2xl">{ACCOUNT.title}</h2>
        <p className="text-night-600">{ACCOUNT.who(me.name, me.email, me.role)}</p>
      </div>
      <PasswordForm />
      <TwoFactor personId={me.id} isOn={me.twoFactorEnabled} />
      <Sessions />
    </div>
  );
}

/** Changes the password, which signs all other devices out. */
function PasswordForm() {
  const refetch = useRefetch();
  const [count, setCount] = useState(0);
  return (
    <section aria-labelledby="password-title">
      <h3 id="password-title" className="mb-3 text-xl">
        {ACCOUNT.passwordTitle}
      </h3>
      <EntranceForm
        // Empty again once it is changed.
        key={count}
        label={ACCOUNT.changePassword}
        send={(fields) =>
          call(signInEndpoints.changePassword, {
            body: {
              currentPassword: typed(fields, 'currentPassword'),
              newPassword: typed(fields, 'newPassword'),
            },
          })
        }
        onDone={() => {
          notify(ADMIN_TOASTS.passwordChanged);
          setCount(count + 1);
          void refetch([signInEndpoints.sessions.path]);
        }}
      >
        {(errors) => (
          <>
            <CurrentPassword
              id="current-password"
              name="currentPassword"
              label={ACCOUNT.currentPassword}
              error={errors.currentPassword ?? errors.password}
            />
            <NewPassword id="changed-password" name="newPassword" error={errors.newPassword} />
          </>
        )}
      </EntranceForm>
    </section>
  );
}
