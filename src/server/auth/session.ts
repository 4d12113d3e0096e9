import { isAPIError } from 'better-auth/api';
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import type { Role } from '#contracts/permissions.ts';
import { keepUse } from '#db/queries/staff-sessions.ts';
import { attempt } from '../attempt.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiContext } from '../http/app.ts';
import type { StaffServices } from '../services.ts';
import { pleaseSignIn } from '../texts.ts';
import type { Auth } from './auth.ts';
import { signInUnavailable } from './failures.ts';
import { callerAddress } from './forward.ts';

export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
}

type Caller = Pick<ApiContext, 'req' | 'env'>;

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
export async function readSession(auth: Auth, { req }: Caller): Promise<SessionReading> {
  const { headers } = req.raw;
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
  context: Caller,
): Promise<{ staff: Staff; sessionId: string }> {
  const { staff, sessionId } = await readSession(auth, context);
  if (!staff || sessionId === undefined) throw new ApiError('unauthenticated', pleaseSignIn);
  return { staff, sessionId };
}

/** Limits how often the use is written. */
const BOUND_MS = 5 * 60_000;

/**
 * Records when and from where a session is used, for the list of sessions (`sessions.ts`). Polling
 * by an idle admin does not count; failures are only logged.
 */
export async function noteUse(
  context: Caller,
  { db, now }: StaffServices,
  { sessionId, usedAt }: SessionReading,
): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - BOUND_MS);
  if (sessionId === undefined || usedAt === undefined || usedAt >= before) return;
  if (context.req.path === inquiryEndpoints.arrived.path) return;
  await attempt('session-use-not-kept', () =>
    keepUse(db(), sessionId, { at, before, address: callerAddress(context) }),
  );
}
