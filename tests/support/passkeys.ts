/** People with passkeys, for the tests of a file; staff are none before each of them. */
import { beforeEach } from 'vitest';
import {
  passkeyEndpoints,
  type NewPasskeyView,
  type PasskeyChallengeView,
} from '#contracts/accounts/passkeys.ts';
import type { Database } from '#db/client.ts';
import { outbox, staff } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from './api-paths.ts';
import type { Answering, authenticator } from './authenticator.ts';
import { visitor, type Visitor } from './staff-browser.ts';
import { addPersonWithPassword, PASSWORD, SIGN_IN, staffServices } from './staff.ts';

type Authenticator = ReturnType<typeof authenticator>;

/** The site of the tests, as a passkey knows it. */
export const SITE = { origin: SIGN_IN.siteUrl, rpId: 'localhost' };

export async function isSignedIn(person: Visitor): Promise<boolean> {
  return (await person.get(ADMIN_API_PATHS.me)).status === 200;
}

export function usePasskeys(db: () => Database) {
  const clock = { now: () => new Date() };
  beforeEach(async () => {
    clock.now = () => new Date();
    await db().delete(staff);
    await db().delete(outbox);
  });

  const browser = (siteUrl = SIGN_IN.siteUrl) => {
    const services = { ...staffServices(db, { siteUrl }), now: () => clock.now() };
    return visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });
  };

  /** Somebody who signed in with the password. */
  const withPassword = async () => {
    const { id, email } = await addPersonWithPassword(db());
    const person = browser();
    await person.post(`${API_PATHS.auth}/sign-in/email`, { email, password: PASSWORD });
    return { id, email, person };
  };

  /** Has somebody who is signed in add a passkey. */
  const add = async (person: Visitor, key: Authenticator, change: Partial<Answering> = {}) => {
    const begun = await person.post(passkeyEndpoints.begin.path, { password: PASSWORD });
    if (!begun.ok) throw new Error(`The password was answered ${begun.status}`);
    const { challenge } = (await begun.json()) as NewPasskeyView;
    const made = key.create({ challenge, ...SITE, ...change });
    return person.post(passkeyEndpoints.add.path, { name: 'Phone', ...made });
  };

  const challengeFor = async (person: Visitor): Promise<string> => {
    const answer = await person.post(passkeyEndpoints.challenge.path);
    return ((await answer.json()) as PasskeyChallengeView).challenge;
  };

  /** Signs in with a passkey, in a browser that nobody has signed in with. */
  const signIn = async (key: Authenticator, change: Partial<Answering> = {}) => {
    const person = browser();
    const asked = { challenge: await challengeFor(person), ...SITE, ...change };
    const response = await person.post(passkeyEndpoints.signIn.path, key.answer(asked));
    return { response, person };
  };
  return { clock, browser, withPassword, add, challengeFor, signIn };
}
