/** Lists and ends the caller's own sessions. */
import { signInEndpoints, type SessionView } from '#contracts/sign-in.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRow,
} from '#db/queries/staff-sessions.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp } from '../http/app.ts';
import { handle } from '../http/handle.ts';
import type { StaffServices } from '../services.ts';
import { sessionEnded } from '../texts.ts';
import type { Auth } from './auth.ts';
import { UNKNOWN_ADDRESS } from './forward.ts';
import { requireSession } from './session.ts';

/** Mounts the endpoints of sessions below `/api/auth/`; better-auth's own would reveal tokens. */
export function mountSessions(app: ApiApp, { db, now }: StaffServices, auth: () => Auth): void {
  handle(app, signInEndpoints.sessions, async (_asked, context) => {
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

  handle(app, signInEndpoints.revokeOtherSessions, async (_asked, context) => {
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
