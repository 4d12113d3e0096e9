import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { invitationEndpoints } from '#contracts/staff.ts';
import {
  acceptInvitation,
  findOpenInvitation,
  type InvitationRow,
} from '#db/queries/invitations.ts';
import { countInvitationAttempt } from '../auth/attempts.ts';
import type { Auth } from '../auth/auth.ts';
import { callerAddress, forward } from '../auth/forward.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { assertNotOwn, assertUncommon } from '../auth/passwords.ts';
import { signInUnavailable } from '../auth/unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp } from '../http/app.ts';
import { handle, refuseOtherMethods } from '../http/handle.ts';
import type { StaffServices } from '../services.ts';
import { hashToken } from './invite.ts';
import { presentInvitation } from './present.ts';

const VOID = 'This invitation has already been used or has expired. Please ask for a new one.';
const TAKEN = 'There’s already an account for this address. Please sign in.';

/** Mounts the endpoints for whoever has the link of an invitation. */
export function mountInvitation(app: ApiApp, services: StaffServices, auth: () => Auth): void {
  handle(app, invitationEndpoints.accept, async ({ body }, context) => {
    assertUncommon(body.password, 'password');
    await countInvitationAttempt(services, callerAddress(context));
    const person = await accept(services, auth(), body).catch((error: unknown) => {
      throw error instanceof ApiError ? error : signInUnavailable(error);
    });
    await forward(context, auth(), {
      endpoint: signInEndpoints.signIn,
      body: { email: person.email, password: body.password },
      answer: z.unknown(),
    });
    rememberDevice(context, services.signIn(), person.email);
    context.status(201);
    return { email: person.email };
  });

  handle(app, invitationEndpoints.details, async ({ body: { token } }, context) => {
    await countInvitationAttempt(services, callerAddress(context));
    const open = await openInvitation(services, token).catch((error: unknown) => {
      throw error instanceof ApiError ? error : signInUnavailable(error);
    });
    const { email, role, expiresAt } = presentInvitation(open, null);
    return { email, role, expiresAt };
  });

  refuseOtherMethods(app, Object.values(invitationEndpoints));
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
