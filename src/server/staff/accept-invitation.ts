import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  acceptInvitationSchema,
  invitationTokenSchema,
  type InvitationDetails,
} from '#contracts/staff.ts';
import {
  acceptInvitation,
  findOpenInvitation,
  type InvitationRow,
} from '#db/queries/invitations.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { countInvitationAttempt } from '../auth/attempts.ts';
import type { Auth } from '../auth/auth.ts';
import { callerAddress, forward } from '../auth/forward.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { assertNotOwn, assertUncommon } from '../auth/passwords.ts';
import { signInUnavailable } from '../auth/unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp, AppEnv } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import type { StaffServices } from '../services.ts';
import { hashToken } from './invite.ts';
import { presentInvitation } from './present.ts';

const VOID = 'This invitation has already been used or has expired. Please ask for a new one.';
const TAKEN = 'There’s already an account for this address. Please sign in.';

/**
 * @returns `POST /api/staff-invitation`: makes the account and signs in; 201. `POST …/details`: whom
 *   the link is for, so that nobody opens another one's account unawares
 */
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
    rememberDevice(context, services.signIn(), person.email);
    return context.json({ email: person.email }, 201);
  });

  routes.post(API_PATHS.staffInvitationDetails, async (context) => {
    const { token } = await readJson(
      context.req.raw,
      MAX_ADMIN_REQUEST_BYTES,
      invitationTokenSchema,
    );
    await countInvitationAttempt(services, callerAddress(context));
    const open = await openInvitation(services, token).catch((error: unknown) => {
      throw error instanceof ApiError ? error : signInUnavailable(error);
    });
    const { email, role, expiresAt } = presentInvitation(open, null);
    return context.json({ email, role, expiresAt } satisfies InvitationDetails);
  });

  for (const path of [API_PATHS.staffInvitation, API_PATHS.staffInvitationDetails]) {
    routes.all(path, (context) => {
      context.header('Allow', 'POST');
      throw new ApiError('method_not_allowed', 'Please use POST.');
    });
  }
  return routes;
}

async function accept(
  services: StaffServices,
  auth: Auth,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ email: string }> {
  const { db, now } = services;
  // Before the costly hashing of the password.
  const { tokenHash, email } = await openInvitation(services, token);
  assertNotOwn(password, { email, name }, 'password');
  const { password: passwords } = await auth.$context;
  const account = { id: randomUUID(), name, passwordHash: await passwords.hash(password) };
  const person = await acceptInvitation(db(), tokenHash, account, now());
  if (person === 'void') throw voidInvitation();
  if (person === 'taken') throw new ApiError('conflict', TAKEN);
  return person;
}

/** @throws ApiError 400 when the link is used, withdrawn, over or was never there */
async function openInvitation({ db, now }: StaffServices, token: string): Promise<InvitationRow> {
  const invitation = await findOpenInvitation(db(), hashToken(token), now());
  if (!invitation) throw voidInvitation();
  return invitation;
}

function voidInvitation(): ApiError {
  return new ApiError('bad_request', VOID, { token: VOID });
}
