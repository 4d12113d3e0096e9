/**
 * Sign-in below `/api/auth/`, and accepting an invitation. Only these endpoints of better-auth are
 * reachable; each validates with its own contract.
 */
import * as z from 'zod/mini';
import { signInSchema, type SignInView } from '#contracts/sign-in.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import { invitationRoutes } from '../staff/accept-invitation.ts';
import type { StaffMailServices } from '../staff/services.ts';
import { beginAttempt } from './attempts.ts';
import { lazyAuth } from './auth.ts';
import { forward } from './forward.ts';
import { rememberDevice, trierOf } from './known-device.ts';
import { assertOwnSite } from './own-site.ts';
import { passwordRoutes } from './passwords.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { readSession } from './session.ts';
import { sessionRoutes } from './sessions.ts';

const signInAnswer = z.object({ twoFactorRedirect: z.optional(z.boolean()) });

/** @returns the app; the endpoints are documented in `README.md` */
export function authApp(services: StaffMailServices): ApiApp {
  const auth = lazyAuth(services);
  const app = createApp();
  for (const path of [
    `${API_PATHS.auth}/*`,
    API_PATHS.staffInvitation,
    `${API_PATHS.staffInvitation}/*`,
  ]) {
    app.use(path, async (context, next) => {
      context.header('Cache-Control', 'no-store');
      assertOwnSite(context.req.raw, services.signIn().siteUrl);
      await next();
    });
  }

  app.post(`${API_PATHS.auth}/sign-in/email`, async (context) => {
    const body = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, signInSchema);
    const settings = services.signIn();
    const trier = trierOf(context, settings, body.email);
    const attempt = await beginAttempt(services, body.email, trier);
    const answer = await forward(context, auth(), {
      path: '/sign-in/email',
      body,
      answer: signInAnswer,
    });
    await attempt.succeeded();
    const view: SignInView = { secondFactorNeeded: answer.twoFactorRedirect === true };
    // The password alone is not signed in, where a code is needed.
    if (!view.secondFactorNeeded) rememberDevice(context, settings, body.email);
    return context.json(view);
  });

  app.post(`${API_PATHS.auth}/sign-out`, async (context) => {
    // better-auth would forget the cookie and keep the session when the database fails.
    await readSession(auth(), context.req.raw.headers);
    await forward(context, auth(), { path: '/sign-out', body: {}, answer: z.unknown() });
    return context.body(null, 204);
  });

  app.route('/', secondFactorRoutes(services, auth));
  app.route('/', passwordRoutes(services, auth));
  app.route('/', sessionRoutes(services, auth));
  app.route('/', invitationRoutes(services, auth));
  app.all(`${API_PATHS.auth}/*`, () => {
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
  return app;
}
