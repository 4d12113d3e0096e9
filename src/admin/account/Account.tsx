import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/sign-in.ts';
import type { MeView } from '#contracts/staff.ts';
import { notify } from '#stores/toasts.ts';
import { Page, Section } from '../parts/Page.tsx';
import { EntranceField, EntranceForm } from '../session/EntranceForm.tsx';
import { ACCOUNT } from '../texts/accounts.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** What belongs to the person who is signed in. */
export function Account({ me }: { me: MeView }) {
  return (
    <Page title={ACCOUNT.title} intro={ACCOUNT.who(me.name, me.email, me.role)}>
      <PasswordForm />
      <TwoFactor personId={me.id} isOn={me.twoFactorEnabled} />
      <Sessions />
    </Page>
  );
}

/** Changes the password, which signs all other devices out. */
function PasswordForm() {
  const [count, setCount] = useState(0);
  return (
    <Section title={ACCOUNT.passwordTitle}>
      <EntranceForm
        // Empty again once it is changed.
        key={count}
        label={ACCOUNT.changePassword}
        send={(typed) =>
          call(signInEndpoints.changePassword, {
            body: {
              currentPassword: typed('currentPassword'),
              newPassword: typed('newPassword'),
            },
          })
        }
        onDone={() => {
          notify(ADMIN_TOASTS.passwordChanged);
          setCount(count + 1);
        }}
        rereads={[signInEndpoints.sessions.path]}
      >
        <EntranceField kind="password" name="currentPassword" label={ACCOUNT.currentPassword} />
        <EntranceField kind="newPassword" />
      </EntranceForm>
    </Section>
  );
}
