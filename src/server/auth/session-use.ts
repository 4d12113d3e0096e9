/** When and from where a session was last used, for the list of sessions (`sessions.ts`). */
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import { keepUse } from '#db/queries/staff-sessions.ts';
import { describeError, log } from '../log.ts';
import type { StaffServices } from '../services.ts';
import { callerAddress } from './forward.ts';
import type { SessionReading } from './session.ts';

/** A session in use is written down so often and no more. */
const BOUND_MS = 5 * 60_000;

/**
 * Writes down that a session is in use. What the admin asks by itself while nobody touches it is no
 * use, and a failure is none of the caller's business.
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
