/** Second factor: codes of an authenticator app, and backup codes for when it is lost. */
import * as z from 'zod/mini';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { endOtherSessions } from '#db/queries/accounts/staff-sessions.ts';
import type { StaffServices } from '../../base/services.ts';
import type { ApiApp, ApiContext } from '../../http/app.ts';
import { handle } from '../../http/handle.ts';
import { readSection } from '../../shop/read.ts';
import { beginCodeAttempt } from './attempts.ts';
import type { Auth } from './auth.ts';
import { forward } from './forward.ts';
import { rememberDevice, callerOf } from './known-device.ts';
import { readSession, requireSession } from './session.ts';
import { challengedUser, withCodeOnce } from './used-code.ts';

const backupCodesAnswer = z.object({ backupCodes: z.array(z.string()) });
const enabledAnswer = z.extend(backupCodesAnswer, { totpURI: z.string() });

export function mountSecondFactor(app: ApiApp, services: StaffServices, auth: () => Auth): void {
  const { enableTwoFactor, newBackupCodes, disableTwoFactor } = signInEndpoints;

  for (const endpoint of [signInEndpoints.verifyTotp, signInEndpoints.verifyBackupCode]) {
    handle(app, endpoint, async ({ body }, context) => {
      // A signed-in person confirms a new app; a person signing in has no session yet. Throws when
      // that cannot be read.
      const { staff } = await readSession(auth(), context);
      const person = staff ?? (await challengedUser(context, auth()));
      const settings = services.signIn();
      const caller = await callerOf(context, settings, person?.email, 'code');
      // Only sign-ins are guessed at: a signed-in person knows the new app's secret.
      const attempt = await beginCodeAttempt(services, staff ? undefined : person?.email, caller);
      const code = body.code.replaceAll(' ', '');
      await withCodeOnce(services, person?.id, code, () =>
        forward(context, auth(), endpoint, { ...body, code }),
      );
      await attempt.succeeded();
      // Somebody who knew the password alone may be signed in elsewhere.
      if (staff && !staff.twoFactorEnabled) await endEarlierSessions(services, auth(), context);
      if (person) await rememberDevice(context, settings, person.email, true);
    });
  }

  handle(app, enableTwoFactor, async ({ body }, context) => {
    await requireSession(auth(), context);
    // What the app shows beside the code.
    const { name: issuer } = await readSection(services.db(), 'business');
    const answer = await forward(context, auth(), enableTwoFactor, { ...body, issuer });
    const { totpURI: totpUri, backupCodes } = enabledAnswer.parse(answer);
    return { totpUri, backupCodes };
  });

  handle(app, newBackupCodes, async ({ body }, context) => {
    await requireSession(auth(), context);
    return backupCodesAnswer.parse(await forward(context, auth(), newBackupCodes, body));
  });

  handle(app, disableTwoFactor, async ({ body }, context) => {
    await requireSession(auth(), context);
    await forward(context, auth(), disableTwoFactor, body);
  });
}

/** Ends all sessions but the one that the answer begins: switching on makes a new one. */
async function endEarlierSessions({ db }: StaffServices, auth: Auth, { res }: ApiContext) {
  const cookie = res.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const session = await auth.api.getSession({ headers: new Headers({ Cookie: cookie }) });
  if (session) await endOtherSessions(db(), session.user.id, session.session.id);
}
