import type { MeView } from '#contracts/staff.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** What belongs to the person who is signed in. */
export function Account({ me }: { me: MeView }) {
  return (
    <div className="admin-page">
      <div>
        <h2 className="text-2xl">Your account</h2>
        <p className="text-night-600">{`${me.name}, ${me.email}, ${me.role}`}</p>
      </div>
      <PasswordForm />
      <TwoFactor personId={me.id} isOn={me.twoFactorEnabled} />
      <Sessions />
    </div>
  );
}
