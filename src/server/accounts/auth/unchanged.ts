/**
 * Steps of a sign-in that better-auth checks first and stores later. A change of the password, the second factor or the
 * access between the two would otherwise leave a session that the old credentials made.
 */
import {
  areUnchanged,
  readCredentials,
  type Credentials,
} from '#db/queries/accounts/credentials.ts';
import { endSession } from '#db/queries/accounts/staff-sessions.ts';
import type { StaffServices } from '../../base/services.ts';
import type { Auth } from './auth.ts';
import { credentialsChanged, orUnavailable } from './failures.ts';

/**
 * @returns the credentials before the check, for `assertUnchanged`; undefined for an unknown person
 * @throws ApiError 503 when they cannot be read
 */
export function beginUnchanged(
  { db }: StaffServices,
  who: { email: string } | { id: string },
): Promise<Credentials | undefined> {
  return orUnavailable(readCredentials(db(), who));
}

/**
 * @param began what was read before the check (`beginUnchanged`)
 * @returns `confirm` of `forward`, which ends a session of changed credentials and throws ApiError 401
 */
export function assertUnchanged(
  { db }: StaffServices,
  auth: Auth,
  began: Credentials | undefined,
): (answer: Response) => Promise<void> {
  return async (answer) => {
    if (!began || (await orUnavailable(areUnchanged(db(), began)))) return;
    const sessionId = await sessionOf(auth, answer);
    if (sessionId !== undefined) await orUnavailable(endSession(db(), began.id, sessionId));
    throw credentialsChanged();
  };
}

/** @returns the id of the session whose cookie an answer sets */
export async function sessionOf(
  auth: Auth,
  { headers }: Pick<Response, 'headers'>,
): Promise<string | undefined> {
  const cookie = headers
    .getSetCookie()
    .map((setCookie) => setCookie.split(';', 1)[0])
    .join('; ');
  const session = await orUnavailable(
    auth.api.getSession({ headers: new Headers({ Cookie: cookie }) }),
  );
  return session?.session.id;
}
