/** Second factor: codes of an authenticator app, and backup codes for when it is lost. */
import * as z from 'zod/mini';
import { signInEndpoints } from '#contracts/sign-in.ts';
import type { ApiApp } from '../http/app.ts';
import { handle } from '../http/handle.ts';
import type { StaffServices } from '../services.ts';
import { beginCodeAttempt } from './attempts.ts';
import type { Auth } from './auth.ts';
import { forward } from './forward.ts';
import { codeTrierOf, rememberDevice } from './known-device.ts';
import { readSession, requireSession } from './session.ts';
import { challengedUser, withCodeOnce } from './used-code.ts';

const enabledAnswer = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const backupCodesAnswer = z.object({ backupCodes: z.array(z.string()) });

/** Mounts the endpoints below `/api/auth/two-factor/`. */
export function mountSecondFactor(app: ApiApp, services: StaffServices, auth: () => Auth): void {
  for (const endpoint of [signInEndpoints.verifyTotp, signInEndpoints.verifyBackupCode]) {
    handle(app, endpoint, async ({ body }, context) => {
      // A signed-in person confirms a new app; a person signing in has no session yet. Throws when
      // that cannot be read.
      const { staff } = await readSession(auth(), context.req.raw.headers);
      const person = staff ?? (await challengedUser(context, auth()));
      const settings = services.signIn();
      const trier = codeTrierOf(context, settings, person?.email);
      // Only sign-ins are guessed at: a signed-in person knows the new app's secret.
      const attempt = await beginCodeAttempt(services, staff ? undefined : person?.email, trier);
      const code = body.code.replaceAll(' ', '');
      await withCodeOnce(services, person?.id, code, () =>
        forward(context, auth(), { endpoint, body: { ...body, code }, answer: z.unknown() }),
      );
      await attempt.succeeded();
      if (person) rememberDevice(context, settings, person.email, true);
    });
  }

  handle(app, signInEndpoints.enableTwoFactor, async ({ body }, context) => {
    await requireSession(auth(), context.req.raw.headers);
    const endpoint = signInEndpoints.enableTwoFactor;
    const answer = await forward(context, auth(), { endpoint, body, answer: enabledAnswer });
    return { totpUri: answer.totpURI, backupCodes: answer.backupCodes };
  });

  handle(app, signInEndpoints.newBackupCodes, async ({ body }, context) => {
    await requireSession(auth(), context.req.raw.headers);
    const endpoint = signInEndpoints.newBackupCodes;
    return forward(context, auth(), { endpoint, body, answer: backupCodesAnswer });
  });

  handle(app, signInEndpoints.disableTwoFactor, async ({ body }, context) => {
    await requireSession(auth(), context.req.raw.headers);
    const endpoint = signInEndpoints.disableTwoFactor;
    await forward(context, auth(), { endpoint, body, answer: z.unknown() });
  });
}
