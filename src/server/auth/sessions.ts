/** The sessions of the person who asks: where they are signed in, and ending that. */
import { Hono } from 'hono';
import { revokeSessionSchema, type SessionView } from '#contracts/sign-in.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRow,
} from '#db/queries/staff-sessions.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp, AppEnv } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import type { StaffServices } from '../services.ts';
import type { Auth } from './auth.ts';
import { UNKNOWN_ADDRESS } from './forward.ts';
import { requireSession } from './session.ts';

/** @returns the routes of sessions below `/api/auth/`; better-auth's own would tell their tokens */
export function sessionRoutes({ db, now }: StaffServices, auth: () => Auth): ApiApp {
  const routes = new Hono<AppEnv>({ strict: false });

  routes.get(`${API_PATHS.auth}/list-sessions`, async (context) => {
    const { staff, sessionId } = await requireSession(auth(), context.req.raw.headers);
    const rows = await listSessions(db(), staff.id, now());
    return context.json(rows.map((row) => present(row, sessionId)));
  });

  routes.post(`${API_PATHS.auth}/revoke-session`, async (context) => {
    const { id } = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, revokeSessionSchema);
    const { staff } = await requireSession(auth(), context.req.raw.headers);
    if (!(await endSession(db(), staff.id, id))) {
      throw new ApiError('not_found', 'This session has ended already.');
    }
    return context.body(null, 204);
  });

  routes.post(`${API_PATHS.auth}/revoke-other-sessions`, async (context) => {
    const { staff, sessionId } = await requireSession(auth(), context.req.raw.headers);
    await endOtherSessions(db(), staff.id, sessionId);
    return context.body(null, 204);
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
