/** The caller's session, and the list of their own sessions. */
import { isAPIError } from 'better-auth/api';
import { signInEndpoints, type SessionView } from '#contracts/accounts/sign-in.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import {
  endOtherSessions,
  endSession,
  noteSessionUse,
  listSessions,
  type SessionRow,
} from '#db/queries/accounts/staff-sessions.ts';
import { noteSignIn } from '#db/queries/accounts/staff.ts';
import { ApiError } from '../../base/api-error.ts';
import { attempt } from '../../base/attempt.ts';
import type { StaffServices } from '../../base/services.ts';
import { pleaseSignIn, sessionEnded } from '../../base/texts.ts';
import type { ApiApp, ApiContext } from '../../http/app.ts';
import type { Staff } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import type { Auth } from './auth.ts';
import { signInUnavailable } from './failures.ts';
import { callerAddress, UNKNOWN_ADDRESS } from './forward.ts';

type Caller = Pick<ApiContext, 'req' | 'env'>;

export interface SessionReading {
  /** Undefined: not signed in, or no longer. */
  staff?: Staff;
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
  const { response, headers: answerHeaders } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch((error: unknown) => {
      // The session was ended between reading and extending it.
      if (isAPIError(error) && error.statusCode === 401) return { response: null, headers: null };
      throw signInUnavailable(error);
    });
  const cookies = answerHeaders?.getSetCookie() ?? [];
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
export async function requireSession(auth: Auth, context: Caller) {
  const { staff, sessionId } = await readSession(auth, context);
  if (!staff || sessionId === undefined) throw new ApiError('unauthenticated', pleaseSignIn);
  return { staff, sessionId };
}

/** Shortest time between two records of a session's use. */
const USE_INTERVAL_MS = 5 * 60_000;

/**
 * Records when and from where a session is used, for the list of sessions. Polling
 * by an idle admin does not count; failures are only logged.
 */
export async function noteUse(
  context: Caller,
  { db, now }: StaffServices,
  { sessionId, usedAt }: SessionReading,
): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - USE_INTERVAL_MS);
  if (sessionId === undefined || usedAt === undefined || usedAt >= before) return;
  if (context.req.path === inquiryEndpoints.arrived.path) return;
  await attempt('session-use-not-kept', () =>
    noteSessionUse(db(), sessionId, { at, before, address: callerAddress(context) }),
  );
}

/** Records that somebody signed in (@staff.last-sign-in); failures are only logged. */
export async function keepSignIn({ db, now }: StaffServices, email: string): Promise<void> {
  await attempt('sign-in-not-kept', () => noteSignIn(db(), email, now()));
}

/** Mounts the endpoints of sessions below `/api/auth/`; better-auth's own would reveal tokens. */
export function mountSessions(app: ApiApp, { db, now }: StaffServices, auth: () => Auth): void {
  handle(app, signInEndpoints.sessions, async (_input, context) => {
    const { staff, sessionId } = await requireSession(auth(), context);
    const rows = await listSessions(db(), staff.id, now());
    return rows.map((row) => present(row, sessionId));
  });

  handle(app, signInEndpoints.revokeSession, async ({ body: { id } }, context) => {
    const { staff } = await requireSession(auth(), context);
    if (!(await endSession(db(), staff.id, id))) {
      throw new ApiError('not_found', sessionEnded);
    }
  });

  handle(app, signInEndpoints.revokeOtherSessions, async (_input, context) => {
    const { staff, sessionId } = await requireSession(auth(), context);
    await endOtherSessions(db(), staff.id, sessionId);
  });
}

function present(row: SessionRow, currentId: string): SessionView {
  return {
    id: row.id,
    current: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    userAgent: (row.userAgent ?? '').slice(0, 500),
    address: row.ipAddress === UNKNOWN_ADDRESS ? '' : (row.ipAddress ?? ''),
  };
}
