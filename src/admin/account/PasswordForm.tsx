import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { CurrentPassword } from '../session/CurrentPassword.tsx';
import { EntranceForm, typed } from '../session/EntranceForm.tsx';
import { NewPassword } from '../session/NewPassword.tsx';

/** Changes the password, which signs all other devices out. */
export function PasswordForm() {
  const refetch = useRefetch();
  const [count, setCount] = useState(0);
  return (
    <section aria-labelledby="password-title">
      <h3 id="password-title" className="mb-3 text-xl">
        Password
      </h3>
      <EntranceForm
        // Empty again once it is changed.
        key={count}
        label="Change password"
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
              label="Current password"
              error={errors.currentPassword ?? errors.password}
            />
            <NewPassword id="changed-password" name="newPassword" error={errors.newPassword} />
          </>
        )}
      </EntranceForm>
    </section>
  );
}
