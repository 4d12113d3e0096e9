/** Second factor: codes of an authenticator app, and backup codes for when it is lost. */
import * as z from 'zod/mini';
import { signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { endEarlierSignIns, raiseCredentials } from '#db/queries/accounts/credentials.ts';
import type { StaffServices } from '../../base/services.ts';
import type { ApiApp, ApiContext } from '../../http/app.ts';
import { handle } from '../../http/handle.ts';
import { readSection } from '../../shop/read.ts';
import { beginCodeAttempt } from './attempts.ts';
import type { Auth } from './auth.ts';
import { orUnavailable } from './failures.ts';
import { forward } from './forward.ts';
import { codeCallerOf, rememberDevice } from './known-device.ts';
import { assertPassword } from './own-account.ts';
import { keepSignIn, readSession, requireSession } from './session.ts';
import { inTurn } from './turns.ts';
import { assertUnchanged, beginUnchanged, sessionOf } from './unchanged.ts';
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
      const began = person && (await beginUnchanged(services, person));
      const waiting = person && began && { email: person.email, version: began.version };
      const settings = services.signIn();
      const caller = await codeCallerOf(context, settings, waiting);
      // Only sign-ins are guessed at: a signed-in person knows the new app's secret.
      const attempt = await beginCodeAttempt(services, staff ? undefined : person?.email, caller);
      const code = body.code.replaceAll(' ', '');
      await withCodeOnce(services, person?.id, code, () =>
        forward(
          context,
          auth(),
          endpoint,
          { ...body, code },
          assertUnchanged(services, auth(), began),
        ),
      );
      await attempt.succeeded();
      if (!person) return;
      if (staff) {
        if (!staff.twoFactorEnabled) await endEarlier(services, auth(), context, staff.id);
        return;
      }
      // Only after a code that finishes a sign-in: a signed-in person may have just read the secret.
      await rememberDevice(context, settings, person.email, began?.version);
      await keepSignIn(services, person.email);
    });
  }

  handle(app, enableTwoFactor, async ({ body }, context) => {
    const { staff } = await requireSession(auth(), context);
    await assertPassword(services, auth(), context, staff, body);
    // Name shown in the authenticator app.
    const { name: issuer } = await readSection(services.db(), 'business');
    const answer = await inTurn(context, () =>
      forward(context, auth(), enableTwoFactor, { ...body, issuer }),
    );
    const { totpURI: totpUri, backupCodes } = enabledAnswer.parse(answer);
    return { totpUri, backupCodes };
  });

  handle(app, newBackupCodes, async ({ body }, context) => {
    const { staff } = await requireSession(auth(), context);
    await assertPassword(services, auth(), context, staff, body);
    return backupCodesAnswer.parse(
      await inTurn(context, () => forward(context, auth(), newBackupCodes, body)),
    );
  });

  handle(app, disableTwoFactor, async ({ body }, context) => {
    const { staff } = await requireSession(auth(), context);
    const began = await beginUnchanged(services, staff);
    await assertPassword(services, auth(), context, staff, body);
    const unchanged = assertUnchanged(services, auth(), began);
    await inTurn(context, () => forward(context, auth(), disableTwoFactor, body, unchanged));
    await orUnavailable(raiseCredentials(services.db(), staff.id));
  });
}

/** Ends the sessions from before the second factor: an intruder with only the password may have one. */
async function endEarlier({ db }: StaffServices, auth: Auth, { res }: ApiContext, id: string) {
  // Switching it on made a new session.
  const kept = await sessionOf(auth, res);
  if (kept !== undefined) await orUnavailable(endEarlierSignIns(db(), id, kept));
}
