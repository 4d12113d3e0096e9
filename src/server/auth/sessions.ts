/** The sessions of the person who asks: where they are signed in, and ending that. */
import { Hono } from 'hono';
import { signInEndpoints, type SessionView } from '#contracts/sign-in.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRow,
} from '#db/queries/staff-sessions.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp, AppEnv } from '../http/app.ts';
import { handle } from '../http/handle.ts';
import type { StaffServices } from '../services.ts';
import type { Auth } from './auth.ts';
import { UNKNOWN_ADDRESS } from './forward.ts';
import { requireSession } from './session.ts';

/** @returns the routes of sessions below `/api/auth/`; better-auth's own would tell their tokens */
export function sessionRoutes({ db, now }: StaffServices, auth: () => Auth): ApiApp {
  const routes = new Hono<AppEnv>({ strict: false });

  handle(routes, signInEndpoints.sessions, async (_asked, context) => {
    const { staff, sessionId } = await requireSession(auth(), context.req.raw.headers);
    const rows = await listSessions(db(), staff.id, now());
    return rows.map((row) => present(row, sessionId));
  });

  handle(routes, signInEndpoints.revokeSession, async ({ body: { id } }, context) => {
    const { staff } = await requireSession(auth(), context.req.raw.headers);
    if (!(await endSession(db(), staff.id, id))) {
      throw new ApiError('not_found', 'This session has ended already.');
    }
  });

  handle(routes, signInEndpoints.revokeOtherSessions, async (_asked, context) => {
    const { staff, sessionId } = await requireSession(auth(), context.req.raw.headers);
    await endOtherSessions(db(), staff.id, sessionId);
  });
  return routes;
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
