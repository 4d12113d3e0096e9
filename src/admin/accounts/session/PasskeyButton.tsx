import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { passkeyEndpoints } from '#contracts/accounts/passkeys.ts';
import { signInFailureWords } from '../../data/failure-words.ts';
import { OWN_401 } from '../../data/queries.ts';
import { Button } from '../../parts/Button.tsx';
import { PASSKEY_SIGN_IN } from '../passkey-texts.ts';
import { canUsePasskeys } from '../passkey-words.ts';

interface PasskeyButtonProps {
  /** Whether the session outlasts the visit. */
  rememberMe: boolean;
  onSignedIn: () => void;
}

/** Signs in with a passkey, in place of password and code (@signin.passkey). */
export function PasskeyButton({ rememberMe, onSignedIn }: PasskeyButtonProps) {
  const signingIn = useMutation({
    mutationFn: async () => {
      const { answerChallenge } = await import('../web-authn.ts');
      const assertion = await answerChallenge(await call(passkeyEndpoints.challenge));
      await call(passkeyEndpoints.signIn, { body: { ...assertion, rememberMe } });
    },
    onSuccess: onSignedIn,
    meta: OWN_401,
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="mt-4 border-t border-ivory-300 pt-4">
      <Button
        look="outline"
        className="w-full"
        disabled={signingIn.isPending}
        onClick={() => signingIn.mutate()}
      >
        {PASSKEY_SIGN_IN}
      </Button>
      {signingIn.error && (
        <p role="alert" className="mt-3 rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
          {signInFailureWords(signingIn.error)}
        </p>
      )}
    </div>
  );
}
