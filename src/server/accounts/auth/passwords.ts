/** Sets passwords: with the old one, or with a mailed link. */
import { setTimeout as sleep } from 'node:timers/promises';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { readPassword, replacePassword } from '#db/queries/accounts/credentials.ts';
import { ApiError } from '../../base/api-error.ts';
import * as text from '../../base/texts.ts';
import type { ApiApp } from '../../http/app.ts';
import { handle } from '../../http/handle.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import type { StaffMailServices } from '../services.ts';
import type { Auth } from './auth.ts';
import { isCommonPassword, isOwnPassword, type Owner } from './common-password.ts';
import { credentialsChanged, orUnavailable, signInUnavailable } from './failures.ts';
import { callerHeaders, forward, takeAnswer } from './forward.ts';
import { callerOf } from './known-device.ts';
import { assertPassword } from './own-account.ts';
import { plainAddress } from './plain-address.ts';
import { forgetResetRequests, mayMailResetLink } from './reset-mails.ts';
import { requireSession } from './session.ts';
import { inTurn } from './turns.ts';
import { assertUnchanged } from './unchanged.ts';

/** Minimum response time, longer than the work for a known address: timing reveals nothing. */
const RESET_ANSWER_MS = 500;

export function mountPasswords(app: ApiApp, services: StaffMailServices, auth: () => Auth): void {
  const { requestReset, resetPassword, changePassword } = signInEndpoints;

  handle(app, requestReset, async ({ body }, context) => {
    const time = sleep(RESET_ANSWER_MS);
    const caller = await callerOf(context, services.signIn(), body.email);
    const mayMail = await mayMailResetLink(services, body.email, caller);
    if (mayMail) {
      await forward(context, auth(), requestReset, { email: plainAddress(body.email) });
    }
    await time;
    sendMailsAfterAnswer(context, services);
  });

  handle(app, resetPassword, async ({ body }, context) => {
    const owner = await ownerOfLink(auth(), body.token);
    assertGoodPassword(body.newPassword, owner, 'newPassword');
    const reset = () => forward(context, auth(), resetPassword, body);
    // A guessed link is refused before anything is hashed, so it takes no turn.
    await (owner ? inTurn(context, reset) : reset());
  });

  handle(app, changePassword, async ({ body }, context) => {
    const { staff } = await requireSession(auth(), context);
    assertGoodPassword(body.newPassword, staff, 'newPassword');
    if (body.newPassword.normalize('NFKC') === body.currentPassword.normalize('NFKC')) {
      throw badPassword('newPassword', text.samePassword);
    }
    const began = await orUnavailable(readPassword(services.db(), staff.id));
    const old = { password: body.currentPassword, field: 'currentPassword' };
    await assertPassword(services, auth(), context, staff, old);
    const { password: passwords } = await auth().$context;
    const changed = {
      passwordHash: await inTurn(context, () => passwords.hash(body.newPassword)),
      now: services.now(),
    };
    const replaced = began && (await orUnavailable(replacePassword(services.db(), began, changed)));
    if (!replaced) throw credentialsChanged();
    await forgetResetRequests(services, staff.email);
    // Whoever copied the old cookie is out as well.
    const renewal = auth().api.renewSession({
      body: { userId: staff.id },
      headers: callerHeaders(context, auth()),
      asResponse: true,
    });
    const answer = await orUnavailable(renewal);
    await takeAnswer(context, answer, assertUnchanged(services, auth(), replaced));
  });
}

/**
 * @param owner undefined when there is none
 * @param field of the request, for the message
 * @throws ApiError 400 for a commonly used password, and its owner's name or email address
 */
export function assertGoodPassword(
  password: string,
  owner: Owner | undefined,
  field: string,
): void {
  if (isCommonPassword(password)) throw badPassword(field, text.commonPassword);
  if (owner && isOwnPassword(password, owner)) throw badPassword(field, text.ownPassword);
}

function badPassword(field: string, message: string): ApiError {
  return new ApiError('bad_request', text.checkFields, { [field]: message });
}

/**
 * @param token of a mailed link
 * @returns whose password it sets; undefined for a used or expired link, which better-auth rejects
 * @throws ApiError 503 when the link cannot be read
 */
async function ownerOfLink(auth: Auth, token: string): Promise<Owner | undefined> {
  try {
    const { internalAdapter } = await auth.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return link ? ((await internalAdapter.findUserById(link.value)) ?? undefined) : undefined;
  } catch (error) {
    throw signInUnavailable(error);
  }
}
