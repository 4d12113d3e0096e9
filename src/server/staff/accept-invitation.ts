import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { acceptInvitationSchema } from '#contracts/staff.ts';
import { acceptInvitation, isInvitationOpen } from '#db/queries/invitations.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { countInvitationAttempt } from '../auth/attempts.ts';
import type { Auth } from '../auth/auth.ts';
import { callerAddress, forward } from '../auth/forward.ts';
import { assertUncommon } from '../auth/passwords.ts';
import { signInUnavailable } from '../auth/unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp, AppEnv } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import type { StaffServices } from '../services.ts';
import { hashToken } from './invite.ts';

const VOID = 'This invitation was used already, or is too old. Please ask for a new one.';
const TAKEN = 'There is an account of this address already. Please sign in.';

/** @returns `POST /api/staff-invitation`: makes the account and signs in; 201 */
export function invitationRoutes(services: StaffServices, auth: () => Auth): ApiApp {
  const routes = new Hono<AppEnv>({ strict: false });

  routes.post(API_PATHS.staffInvitation, async (context) => {
    const body = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, acceptInvitationSchema);
    assertUncommon(body.password, 'password');
    await countInvitationAttempt(services, callerAddress(context));
    const person = await accept(services, auth(), body).catch((error: unknown) => {
      throw error instanceof ApiError ? error : signInUnavailable(error);
    });
    await forward(context, auth(), {
      path: '/sign-in/email',
      body: { email: person.email, password: body.password },
      answer: z.unknown(),
    });
    return context.json({ email: person.email }, 201);
  });

  routes.all(API_PATHS.staffInvitation, (context) => {
    context.header('Allow', 'POST');
    throw new ApiError('method_not_allowed', 'Please use POST.');
  });
  return routes;
}

async function accept(
  { db, now }: StaffServices,
  auth: Auth,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  // Before the costly hashing of the password.
  if (!(await isInvitationOpen(db(), tokenHash, now()))) throw voidInvitation();
  const { password: passwords } = await auth.$context;
  const account = { id: randomUUID(), name, passwordHash: await passwords.hash(password) };
  const person = await acceptInvitation(db(), tokenHash, account, now());
  if (person === 'void') throw voidInvitation();
  if (person === 'taken') throw new ApiError('conflict', TAKEN);
  return person;
}

function voidInvitation(): ApiError {
  return new ApiError('bad_request', VOID, { token: VOID });
}
