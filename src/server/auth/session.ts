import { isAPIError } from 'better-auth/api';
import type { Role } from '#contracts/permissions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Auth } from './auth.ts';
import { signInUnavailable } from './unavailable.ts';

export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
}

export interface SessionReading {
  /** Undefined: not signed in, or no longer. */
  staff?: Staff;
  /** Identifies the session. */
  sessionId?: string;
  /** When the session's use was last recorded. */
  usedAt?: Date;
  /** For the response: the session was extended or has expired. */
  cookies: string[];
}

/**
 * Reads the session from the database each time, so that ended sessions and disabled people are
 * rejected at once.
 * @throws ApiError 503 when it cannot be read
 */
export async function readSession(auth: Auth, headers: Headers): Promise<SessionReading> {
  const { response, headers: answered } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch((error: unknown) => {
      // The session was ended between reading and extending it.
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
 * Like `readSession`, but requires a session.
 * @throws ApiError 401 without one; 503 when it cannot be read
 */
export async function requireSession(
  auth: Auth,
  headers: Headers,
): Promise<{ staff: Staff; sessionId: string }> {
  const { staff, sessionId } = await readSession(auth, headers);
  if (!staff || sessionId === undefined) throw new ApiError('unauthenticated', 'Please sign in.');
  return { staff, sessionId };
}
