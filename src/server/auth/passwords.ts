/** Sets passwords: with the old one, or with a mailed link. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { signInEndpoints } from '#contracts/sign-in.ts';
import { forgetVerifications } from '#db/queries/staff.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp } from '../http/app.ts';
import { handle } from '../http/handle.ts';
import { sendMailsAfterAnswer } from '../mail/send-due.ts';
import type { StaffMailServices } from '../staff/services.ts';
import { checkFields } from '../texts.ts';
import { beginAttempt } from './attempts.ts';
import type { Auth } from './auth.ts';
import { isCommonPassword, isOwnPassword, type Owner } from './common-password.ts';
import { forward } from './forward.ts';
import { trierOf } from './known-device.ts';
import { forgetResetRequests, mayMailResetLink } from './reset-requests.ts';
import { requireSession } from './session.ts';
import { signInUnavailable } from './unavailable.ts';

/**
 * Minimum response time, longer than the work for a known address, so that timing reveals nothing.
 */
const RESET_ANSWER_MS = 500;

/** Mounts the endpoints of passwords below `/api/auth/`. */
export function mountPasswords(app: ApiApp, services: StaffMailServices, auth: () => Auth): void {
  handle(app, signInEndpoints.requestReset, async ({ body }, context) => {
    const time = sleep(RESET_ANSWER_MS);
    const endpoint = signInEndpoints.requestReset;
    const trier = trierOf(context, services.signIn(), body.email);
    const mayMail = await mayMailResetLink(services, body.email, trier);
    if (mayMail) await forward(context, auth(), { endpoint, body, answer: z.unknown() });
    await time;
    sendMailsAfterAnswer(context, services);
  });

  handle(app, signInEndpoints.resetPassword, async ({ body }, context) => {
    assertUncommon(body.newPassword, 'newPassword');
    const owner = await ownerOfLink(auth(), body.token);
    if (owner) assertNotOwn(body.newPassword, owner, 'newPassword');
    const endpoint = signInEndpoints.resetPassword;
    await forward(context, auth(), { endpoint, body, answer: z.unknown() });
  });

  handle(app, signInEndpoints.changePassword, async ({ body }, context) => {
    assertUncommon(body.newPassword, 'newPassword');
    const { staff } = await requireSession(auth(), context.req.raw.headers);
    assertNotOwn(body.newPassword, staff, 'newPassword');
    if (body.newPassword.normalize('NFKC') === body.currentPassword.normalize('NFKC')) {
      throw badPassword('newPassword', 'Choose a different password.');
    }
    const trier = trierOf(context, services.signIn(), staff.email);
    const attempt = await beginAttempt(services, staff.email, trier);
    await forward(context, auth(), {
      endpoint: signInEndpoints.changePassword,
      // Ends sessions of anyone who had the old password.
      body: { ...body, revokeOtherSessions: true },
      answer: z.unknown(),
      passwordField: 'currentPassword',
    });
    await attempt.succeeded();
    // An older link could still set another password.
    await forgetVerifications(services.db(), staff.id);
    await forgetResetRequests(services, staff.email);
  });
}

/** @throws ApiError 400 for a commonly used password */
export function assertUncommon(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  throw badPassword(
    field,
    'This password is too common. Please choose another one, three or four words for example.',
  );
}

/** @throws ApiError 400 for a password that is its owner's name or email address */
export function assertNotOwn(password: string, owner: Owner, field: string): void {
  if (!isOwnPassword(password, owner)) return;
  throw badPassword(
    field,
    'This password is your own name or email address. Please choose another one, three or four words for example.',
  );
}

function badPassword(field: string, message: string): ApiError {
  return new ApiError('bad_request', checkFields, { [field]: message });
}

/**
 * @param token of a mailed link
 * @returns whose password it sets; undefined for a used or expired link, which better-auth rejects
 * @throws ApiError 503 when that cannot be read
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
