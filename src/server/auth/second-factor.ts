/** Codes of an authenticator app as a second factor, and backup codes for when it is lost. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  codeSchema,
  passwordSchema,
  type BackupCodesView,
  type TwoFactorView,
} from '#contracts/sign-in.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import type { ApiApp, ApiContext, AppEnv } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import type { StaffServices } from '../services.ts';
import { beginCodeAttempt } from './attempts.ts';
import type { Auth } from './auth.ts';
import { forward } from './forward.ts';
import { codeTrierOf, rememberDevice } from './known-device.ts';
import { readSession, requireSession } from './session.ts';
import { challengedUser, withCodeOnce } from './used-code.ts';

const BASE = `${API_PATHS.auth}/two-factor`;

const enabledAnswer = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const backupCodesAnswer = z.object({ backupCodes: z.array(z.string()) });

/** @returns the routes below `/api/auth/two-factor/` */
export function secondFactorRoutes(services: StaffServices, auth: () => Auth): ApiApp {
  const routes = new Hono<AppEnv>({ strict: false });

  for (const path of ['/verify-totp', '/verify-backup-code']) {
    routes.post(`${BASE}${path}`, async (context) => {
      const body = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, codeSchema);
      // Somebody signed in confirms a new app, somebody signing in has no session yet; but whether
      // there is one must be known.
      const { staff } = await readSession(auth(), context.req.raw.headers);
      const person = staff ?? (await challengedUser(context, auth()));
      const settings = services.signIn();
      const trier = codeTrierOf(context, settings, person?.email);
      // Only sign-ins are guessed at: a signed-in person knows the new app's secret.
      const attempt = await beginCodeAttempt(services, staff ? undefined : person?.email, trier);
      const code = body.code.replaceAll(' ', '');
      await withCodeOnce(services, person?.id, code, () =>
        forward(context, auth(), {
          path: `/two-factor${path}`,
          body: { ...body, code },
          answer: z.unknown(),
        }),
      );
      await attempt.succeeded();
      if (person) rememberDevice(context, settings, person.email, true);
      return context.body(null, 204);
    });
  }

  routes.post(`${BASE}/enable`, async (context) => {
    const answer = await confirmed(context, auth, '/enable', enabledAnswer);
    const view: TwoFactorView = { totpUri: answer.totpURI, backupCodes: answer.backupCodes };
    return context.json(view);
  });

  routes.post(`${BASE}/generate-backup-codes`, async (context) => {
    const answer = await confirmed(context, auth, '/generate-backup-codes', backupCodesAnswer);
    const view: BackupCodesView = { backupCodes: answer.backupCodes };
    return context.json(view);
  });

  routes.post(`${BASE}/disable`, async (context) => {
    await confirmed(context, auth, '/disable', z.unknown());
    return context.body(null, 204);
  });
  return routes;
}

/** Forwards what somebody who is signed in confirms with their password. */
async function confirmed<T>(
  context: ApiContext,
  auth: () => Auth,
  path: string,
  answer: z.ZodMiniType<T>,
): Promise<T> {
  const body = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, passwordSchema);
  await requireSession(auth(), context.req.raw.headers);
  return forward(context, auth(), { path: `/two-factor${path}`, body, answer });
}
