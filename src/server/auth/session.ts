import { isAPIError } from 'better-auth/api';
import type { Role } from '#contracts/permissions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Auth } from './auth.ts';
import { signInUnavailable } from './unavailable.ts';

/** Who is signed in. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
}

export interface SessionReading {
  /** Undefined: nobody is signed in, or not any more. */
  staff?: Staff;
  /** Names the session among those of this person. */
  sessionId?: string;
  /** When the session was last known to be in use. */
  usedAt?: Date;
  /** To be set in the answer: a session that was prolonged, or one that is over. */
  cookies: string[];
}

/**
 * Reads the session from the database, each time: whoever was signed out or disabled a moment ago
 * is not let in.
 * @throws ApiError 503 when it cannot be read
 */
export async function readSession(auth: Auth, headers: Headers): Promise<SessionReading> {
  const { response, headers: answered } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch((error: unknown) => {
      // Gone between the reading and the prolonging.
      if (isAPIError(error) && error.statusCode === 401) return { response: null, headers: null };
      throw signInUnavailable(error);
    });
  const cookies = answered?.getSetCookie() ?? [];
  if (!response || response.user.disabledAt) return { cookies };
  const { id, name, email, role, twoFactorEnabled } = response.user;
  return {
    staff: { id, name, email, role, twoFactorEnabled: twoFactorEnabled === true },
    sessionId: response.session.id,
    usedAt: response.session.updatedAt,
    cookies,
  };
}

/**
 * As `readSession`, for somebody who must be signed in.
 * @throws ApiError 401 for anybody else; 503 when it cannot be read
 */
export async function requireSession(
  auth: Auth,
  headers: Headers,
): Promise<{ staff: Staff; sessionId: string }> {
  const { staff, sessionId } = await readSession(auth, headers);
  if (!staff || sessionId === undefined) throw new ApiError('unauthenticated', 'Please sign in.');
  return { staff, sessionId };
}
