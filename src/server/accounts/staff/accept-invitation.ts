import { randomUUID } from 'node:crypto';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { invitationEndpoints } from '#contracts/accounts/staff.ts';
import {
  acceptInvitation,
  findOpenInvitation,
  type InvitationRow,
} from '#db/queries/accounts/invitations.ts';
import { ApiError } from '../../base/api-error.ts';
import { hashToken } from '../../base/hash-token.ts';
import type { StaffServices } from '../../base/services.ts';
import { hasAccount, invitationVoid } from '../../base/texts.ts';
import type { ApiApp } from '../../http/app.ts';
import { handle, refuseOtherMethods } from '../../http/handle.ts';
import { countInvitationAttempt } from '../auth/attempts.ts';
import type { Auth } from '../auth/auth.ts';
import { signInUnavailable } from '../auth/failures.ts';
import { callerAddress, forward } from '../auth/forward.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { assertGoodPassword } from '../auth/passwords.ts';

export function mountInvitation(app: ApiApp, services: StaffServices, auth: () => Auth): void {
  handle(app, invitationEndpoints.accept, async ({ body }, context) => {
    await countInvitationAttempt(services, callerAddress(context));
    const { email } = await orUnavailable(() => accept(services, auth(), body));
    await forward(context, auth(), signInEndpoints.signIn, { email, password: body.password });
    await rememberDevice(context, services.signIn(), email);
    context.status(201);
    return { email };
  });

  handle(app, invitationEndpoints.details, async ({ body: { token } }, context) => {
    await countInvitationAttempt(services, callerAddress(context));
    const open = await orUnavailable(() => openInvitation(services, token));
    return { email: open.email, role: open.role, expiresAt: open.expiresAt.toISOString() };
  });

  refuseOtherMethods(app, Object.values(invitationEndpoints));
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiError ? error : signInUnavailable(error);
  }
}

async function accept(
  services: StaffServices,
  auth: Auth,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ email: string }> {
  const { db, now } = services;
  // Before the costly hashing of the password.
  const { tokenHash, email } = await openInvitation(services, token);
  assertGoodPassword(password, { email, name }, 'password');
  const { password: passwords } = await auth.$context;
  const account = { id: randomUUID(), name, passwordHash: await passwords.hash(password) };
  const person = await acceptInvitation(db(), tokenHash, account, now());
  if (person === 'void') throw voidInvitation();
  if (person === 'taken') throw new ApiError('conflict', hasAccount);
  return person;
}

/** @throws ApiError 400 when the link was used, revoked, has expired or never existed */
async function openInvitation({ db, now }: StaffServices, token: string): Promise<InvitationRow> {
  const invitation = await findOpenInvitation(db(), hashToken(token), now());
  if (!invitation) throw voidInvitation();
  return invitation;
}

function voidInvitation(): ApiError {
  return new ApiError('bad_request', invitationVoid, { token: invitationVoid });
}
