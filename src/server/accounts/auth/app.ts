/**
 * Sign-in below `/api/auth/`, and accepting an invitation. Only these endpoints of better-auth are
 * reachable; each validates with its own contract.
 */
import * as z from 'zod/mini';
import { AUTH_PATH, signInEndpoints } from '#contracts/accounts/sign-in.ts';
import { invitationEndpoints } from '#contracts/accounts/staff.ts';
import { ApiError } from '../../base/api-error.ts';
import { nothingHere } from '../../base/texts.ts';
import { createApp, type ApiApp } from '../../http/app.ts';
import { handle } from '../../http/handle.ts';
import type { StaffMailServices } from '../services.ts';
import { mountInvitation } from '../staff/accept-invitation.ts';
import { beginAttempt } from './attempts.ts';
import { lazyAuth } from './auth.ts';
import { forward } from './forward.ts';
import { rememberDevice, callerOf } from './known-device.ts';
import { mountOwnAccount } from './own-account.ts';
import { assertOwnSite } from './own-site.ts';
import { mountPasskeys } from './passkeys/routes.ts';
import { mountPasswords } from './passwords.ts';
import { plainAddress } from './plain-address.ts';
import { mountSecondFactor } from './second-factor.ts';
import { keepSignIn, mountSessions, readSession } from './session.ts';
import { inTurn } from './turns.ts';
import { assertUnchanged, beginUnchanged } from './unchanged.ts';

const signInAnswer = z.object({ twoFactorRedirect: z.optional(z.boolean()) });

/** @returns the app; the endpoints are documented in `README.md` */
export function authApp(services: StaffMailServices): ApiApp {
  const auth = lazyAuth(services);
  const app = createApp();
  for (const path of [
    `${AUTH_PATH}/*`,
    invitationEndpoints.accept.path,
    `${invitationEndpoints.accept.path}/*`,
  ]) {
    app.use(path, async (context, next) => {
      context.header('Cache-Control', 'no-store');
      assertOwnSite(context.req.raw, services.signIn().siteUrl);
      await next();
    });
  }

  const { signIn, signOut } = signInEndpoints;
  handle(app, signIn, async ({ body }, context) => {
    const settings = services.signIn();
    const caller = await callerOf(context, settings, body.email);
    const forwarded = { ...body, email: plainAddress(body.email) };
    // Counted within the turn: a caller who gets no turn has not tried a password.
    const answer = await inTurn(context, async () => {
      const attempt = await beginAttempt(services, body.email, caller);
      const began = await beginUnchanged(services, { email: body.email });
      const unchanged = assertUnchanged(services, auth(), began);
      const signedIn = signInAnswer.parse(
        await forward(context, auth(), signIn, forwarded, unchanged),
      );
      await attempt.succeeded();
      return signedIn;
    });
    const secondFactorNeeded = answer.twoFactorRedirect === true;
    // Where a code is needed, the password alone does not sign in.
    if (!secondFactorNeeded) {
      await rememberDevice(context, settings, body.email);
      await keepSignIn(services, body.email);
    }
    return { secondFactorNeeded };
  });

  handle(app, signOut, async (_input, context) => {
    // When the database fails, better-auth would delete the cookie but keep the session.
    await readSession(auth(), context);
    await forward(context, auth(), signOut, {});
  });

  mountSecondFactor(app, services, auth);
  mountPasswords(app, services, auth);
  mountOwnAccount(app, services, auth);
  mountPasskeys(app, services, auth);
  mountSessions(app, services, auth);
  mountInvitation(app, services, auth);
  app.all(`${AUTH_PATH}/*`, () => {
    throw new ApiError('not_found', nothingHere);
  });
  return app;
}
