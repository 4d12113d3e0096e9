import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import type { MeView } from '#contracts/accounts/staff.ts';
import { notify } from '#stores/toasts.ts';
import { NoMailServer } from '../../parts/NoMailServer.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { ADMIN_TOASTS } from '../../parts/toast-texts.ts';
import { EntranceField, EntranceForm } from '../session/EntranceForm.tsx';
import { ME_KEY } from '../session/use-me.ts';
import { ACCOUNT } from '../texts.ts';
import { Leave } from './Leave.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** The signed-in person's account. */
export function Account({ me }: { me: MeView }) {
  return (
    <Page title={ACCOUNT.title} intro={ACCOUNT.who(me.name, me.email, me.role)}>
      <NameForm name={me.name} />
      <EmailForm email={me.email} />
      <PasswordForm />
      <TwoFactor personId={me.id} isOn={me.twoFactorEnabled} />
      <Passkeys />
      <Sessions />
      <Leave personId={me.id} />
    </Page>
  );
}

/** Changes the password, which signs out all other devices. */
function PasswordForm() {
  const [count, setCount] = useState(0);
  return (
    <Section title={ACCOUNT.passwordTitle}>
      <EntranceForm
        // Resets the form after a change.
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

/** Changes the name that colleagues see. */
function NameForm({ name }: { name: string }) {
  return (
    <Section title={ACCOUNT.nameTitle}>
      <EntranceForm
        label={ACCOUNT.changeName}
        send={async (typed) => {
          await call(signInEndpoints.changeName, { body: { name: typed('name') } });
          return typed('name');
        }}
        onDone={(changed) => notify(ADMIN_TOASTS.nameChanged(changed))}
        rereads={ME_KEY}
      >
        <EntranceField kind="name" defaultValue={name} />
      </EntranceForm>
    </Section>
  );
}

/** Has a link mailed to the new address; the address changes once the page of the link is confirmed. */
function EmailForm({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState('');
  return (
    <Section title={ACCOUNT.emailTitle}>
      <p className="mb-3 break-words">{ACCOUNT.emailIntro(email)}</p>
      {sentTo !== '' && (
        <p role="status" className="mb-3 rounded-md bg-ivory-100 p-3 font-semibold break-words">
          {ACCOUNT.linkSent(sentTo)}
        </p>
      )}
      <EntranceForm
        // Resets the form after sending.
        key={sentTo}
        label={ACCOUNT.changeEmail}
        send={async (typed) => {
          const body = { email: typed('email'), password: typed('password') };
          await call(signInEndpoints.requestEmailChange, { body });
          return body.email;
        }}
        onDone={setSentTo}
      >
        <EntranceField kind="email" label={ACCOUNT.newEmail} autoComplete="email" />
        <EntranceField kind="password" label={ACCOUNT.currentPassword} />
        <NoMailServer recipient={ACCOUNT.newAddress} more={ACCOUNT.noServer} />
      </EntranceForm>
    </Section>
  );
}
