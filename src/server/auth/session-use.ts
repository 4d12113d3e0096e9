/** When and from where a session was last used, for the list of sessions (`sessions.ts`). */
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import { keepUse } from '#db/queries/staff-sessions.ts';
import { describeError, log } from '../log.ts';
import type { StaffServices } from '../services.ts';
import { callerAddress } from './forward.ts';
import type { SessionReading } from './session.ts';

/** Limits how often the use is written. */
const BOUND_MS = 5 * 60_000;

/**
 * Records that a session is used. Polling by an idle admin does not count; failures are only
 * logged.
 */
export async function noteUse(
  context: { env: unknown; req: { path: string } },
  { db, now }: StaffServices,
  { sessionId, usedAt }: SessionReading,
): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - BOUND_MS);
  if (sessionId === undefined || usedAt === undefined || usedAt >= before) return;
  if (context.req.path === inquiryEndpoints.arrived.path) return;
  try {
    await keepUse(db(), sessionId, { at, before, address: callerAddress(context) });
  } catch (error) {
    log({ level: 'error', event: 'session-use-not-kept', ...describeError(error) });
  }
}
