/**
 * Sign-in with a passkey as an endpoint of better-auth, with its cookie and hooks. Replaces better-auth's own
 * passkey plugin, which does not require user verification.
 */
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import {
  passkeyAssertion,
  passkeyEndpoints,
  type PasskeyAssertion,
} from '#contracts/accounts/passkeys.ts';
import { AUTH_PATH } from '#contracts/accounts/sign-in.ts';
import {
  areUnchanged,
  readCredentials,
  type Credentials,
} from '#db/queries/accounts/credentials.ts';
import { findPasskey, notePasskeyUse } from '#db/queries/accounts/passkeys.ts';
import type { StaffServices } from '../../../base/services.ts';
import { CREDENTIALS_CHANGED, PASSKEY_REFUSED } from '../failures.ts';
import { takeChallenge } from './challenge.ts';
import { challengeOf, isSigned, readAuthenticatorData, siteOf } from './verify.ts';

/** Path relative to better-auth's base path. */
const PATH = passkeyEndpoints.signIn.path.slice(AUTH_PATH.length) as '/sign-in/passkey';

export function passkeySignIn(services: StaffServices) {
  return {
    id: 'passkey-sign-in',
    endpoints: {
      signInPasskey: createAuthEndpoint(
        PATH,
        { method: 'POST', body: passkeyAssertion },
        async (context) => {
          const began = await provenPerson(services, context.body);
          const { internalAdapter } = context.context;
          const user = began && (await internalAdapter.findUserById(began.id));
          if (!user) throw new APIError('UNAUTHORIZED', { code: PASSKEY_REFUSED });
          const isForThisVisit = !context.body.rememberMe;
          // Throws for a disabled person.
          const session = await internalAdapter.createSession(user.id, isForThisVisit);
          if (!(await areUnchanged(services.db(), began))) {
            await internalAdapter.deleteSession(session.token);
            throw new APIError('UNAUTHORIZED', { code: CREDENTIALS_CHANGED });
          }
          await setSessionCookie(context, { session, user }, isForThisVisit);
          return context.json({ email: user.email, version: began.version });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/**
 * @returns whose passkey signed an unused challenge of this site with user verification; undefined for none
 */
async function provenPerson(
  services: StaffServices,
  assertion: PasskeyAssertion,
): Promise<Credentials | undefined> {
  const site = siteOf(services.signIn().siteUrl);
  const challenge = challengeOf(assertion, 'webauthn.get', site);
  const authenticator = readAuthenticatorData(assertion, site);
  if (challenge === undefined || !authenticator) return undefined;
  const passkey = await findPasskey(services.db(), assertion.credentialId);
  if (!passkey || passkey.rpId !== site.rpId || !isSigned(assertion, passkey)) return undefined;
  // Read before the use is noted: noting fails for a passkey that was removed meanwhile.
  const credentials = await readCredentials(services.db(), { id: passkey.staffId });
  // After the checks, so that only a valid passkey stores a used challenge.
  if (!(await takeChallenge(services, 'sign-in', challenge))) return undefined;
  const { signCount } = authenticator;
  const use = { id: passkey.id, signCount, now: services.now() };
  return (await notePasskeyUse(services.db(), use)) ? credentials : undefined;
}
