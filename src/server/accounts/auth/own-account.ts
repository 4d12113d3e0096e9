/**
 * For staff's own account: change the name, change the email address with a link mailed to the new one, delete it.
 */
import { randomBytes } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import {
  addEmailChange,
  confirmEmailChange,
  isStaffEmail,
} from '#db/queries/accounts/email-changes.ts';
import { leaveStaff } from '#db/queries/accounts/staff.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { takeOne } from '#db/queries/rate-buckets.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { ApiError } from '../../base/api-error.ts';
import { hashToken } from '../../base/hash-token.ts';
import type { StaffServices } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import type { ApiApp, ApiContext } from '../../http/app.ts';
import type { Staff } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { bucketOf, RESET_MAIL_BUCKET } from '../../http/limits.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import type { StaffMailServices } from '../services.ts';
import { staffLink } from '../staff/invite.ts';
import { refusal } from '../staff/refusal.ts';
import { beginAttempt, countTokenAttempt, forgetAttemptsOf } from './attempts.ts';
import type { Auth } from './auth.ts';
import { orUnavailable, signInUnavailable, tooManyAttempts } from './failures.ts';
import { callerAddress, forward } from './forward.ts';
import { keyedHash } from './keyed-hash.ts';
import { callerOf } from './known-device.ts';
import { forgetResetRequests } from './reset-mails.ts';
import { requireSession } from './session.ts';
import { inTurn } from './turns.ts';

/** The mail and the page say 1 hour. */
const LINK_MS = 60 * 60 * 1000;

export function mountOwnAccount(app: ApiApp, services: StaffMailServices, auth: () => Auth): void {
  const { changeName, requestEmailChange, confirmEmail, leave } = signInEndpoints;

  handle(app, changeName, async ({ body }, context) => {
    await requireSession(auth(), context);
    await forward(context, auth(), changeName, body);
  });

  handle(app, requestEmailChange, async ({ body: { email, password } }, context) => {
    const { staff } = await requireSession(auth(), context);
    await assertPassword(services, auth(), context, staff, { password });
    if (email === staff.email) throw badEmail(text.sameEmail);
    if (await isStaffEmail(services.db(), email)) throw badEmail(text.emailTaken);
    await assertMayMail(services, staff, email);
    await queueLink(services, staff, email);
    sendMailsAfterAnswer(context, services);
  });

  // No session needed: the link proves the mailbox, on any device.
  handle(app, confirmEmail, async ({ body: { token } }, context) => {
    await countTokenAttempt(services, callerAddress(context));
    const changed = await orUnavailable(
      confirmEmailChange(services.db(), hashToken(token), services.now()),
    );
    if (changed === 'void')
      throw new ApiError('bad_request', text.emailLinkVoid, { token: text.emailLinkVoid });
    if (changed === 'taken') throw new ApiError('conflict', text.emailTaken);
    // The old address no longer signs in.
    await forgetAttemptsOf(services, changed.before);
    await forgetResetRequests(services, changed.before);
    sendMailsAfterAnswer(context, services);
    return { email: changed.email };
  });

  handle(app, leave, async ({ body: { password, handTo } }, context) => {
    const { staff } = await requireSession(auth(), context);
    await assertPassword(services, auth(), context, staff, { password });
    const leaver = { id: staff.id, now: services.now() };
    const result = await orUnavailable(leaveStaff(services.db(), leaver, handTo));
    if ('refused' in result) throw refusal(result.refused);
  });
}

function badEmail(message: string): ApiError {
  return new ApiError('bad_request', text.checkFields, { email: message });
}

/**
 * @param field the request's name for the password, `password` unless told
 * @throws ApiError 400 for a wrong password; 429 after too many of them
 */
export async function assertPassword(
  services: StaffServices,
  auth: Auth,
  context: ApiContext,
  { email }: Staff,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<void> {
  const caller = await callerOf(context, services.signIn(), email);
  const { headers } = context.req.raw;
  // Counted within the turn: a caller who gets no turn has not tried a password.
  await inTurn(context, async () => {
    const attempt = await beginAttempt(services, email, caller);
    try {
      await auth.api.verifyPassword({ body: { password }, headers });
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw signInUnavailable(error);
      throw new ApiError('bad_request', text.wrongPassword, { [field]: text.wrongPassword });
    }
    await attempt.succeeded();
  });
}

/** @throws ApiError 429 when this person, or the mailbox, got too many of these mails */
async function assertMayMail(services: StaffServices, { id }: Staff, email: string): Promise<void> {
  const mailbox = keyedHash(services.signIn(), mailboxOf(email));
  for (const key of [`email-change-of:${id}`, `email-change:${mailbox}`]) {
    if (await takeOne(services.db(), bucketOf(RESET_MAIL_BUCKET, key))) continue;
    throw tooManyAttempts(RESET_MAIL_BUCKET.secondsPerToken);
  }
}

async function queueLink(
  { db, now, signIn }: StaffServices,
  { id, name }: Staff,
  email: string,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await db().transaction(async (tx) => {
    const expiresAt = new Date(now().getTime() + LINK_MS);
    await addEmailChange(tx, { staffId: id, email, tokenHash, expiresAt });
    await queueMail(tx, {
      kind: 'email-change',
      recipient: email,
      content: { link: staffLink(signIn().siteUrl, 'email', token), name },
      dedupeKey: `email-change:${tokenHash}`,
    });
  });
}
