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
import { countTokenAttempt } from '../auth/attempts.ts';
import type { Auth } from '../auth/auth.ts';
import { orUnavailable } from '../auth/failures.ts';
import { callerAddress, forward } from '../auth/forward.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { assertGoodPassword } from '../auth/passwords.ts';
import { keepSignIn } from '../auth/session.ts';
import { inTurn } from '../auth/turns.ts';
import { assertUnchanged, beginUnchanged } from '../auth/unchanged.ts';

export function mountInvitation(app: ApiApp, services: StaffServices, auth: () => Auth): void {
  handle(app, invitationEndpoints.accept, async ({ body }, context) => {
    await countTokenAttempt(services, callerAddress(context));
    const { name, password } = body;
    // Before a turn, so that guesses take none.
    const { tokenHash, email } = await orUnavailable(openInvitation(services, body.token));
    assertGoodPassword(password, { email, name }, 'password');
    // In one turn, so that whoever has used up the link is also signed in.
    await inTurn(context, async () => {
      const person = await orUnavailable(accept(services, auth(), tokenHash, { name, password }));
      const began = await beginUnchanged(services, person);
      const unchanged = assertUnchanged(services, auth(), began);
      await forward(context, auth(), signInEndpoints.signIn, { email, password }, unchanged);
    });
    await rememberDevice(context, services.signIn(), email);
    await keepSignIn(services, email);
    context.status(201);
    return { email };
  });

  handle(app, invitationEndpoints.details, async ({ body: { token } }, context) => {
    await countTokenAttempt(services, callerAddress(context));
    const open = await orUnavailable(openInvitation(services, token));
    return { email: open.email, role: open.role, expiresAt: open.expiresAt.toISOString() };
  });

  refuseOtherMethods(app, Object.values(invitationEndpoints));
}

/** @throws ApiError 400 when the link was used or revoked meanwhile, 409 for an account that exists */
async function accept(
  { db, now }: StaffServices,
  auth: Auth,
  tokenHash: string,
  { name, password }: { name: string; password: string },
): Promise<{ email: string }> {
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
