import { setTimeout as sleep } from 'node:timers/promises';
/** Setting passwords: with the old one, or with a link that was mailed. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  changePasswordSchema,
  requestResetSchema,
  resetPasswordSchema,
} from '#contracts/sign-in.ts';
import { forgetVerifications } from '#db/queries/staff.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiApp, AppEnv } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import { sendMailsAfterAnswer } from '../mail/after-answer.ts';
import type { StaffMailServices } from '../staff/services.ts';
import { beginAttempt } from './attempts.ts';
import type { Auth } from './auth.ts';
import { isCommonPassword } from './common-password.ts';
import { callerAddress, forward } from './forward.ts';
import { knownDevice } from './known-device.ts';
import { forgetResetRequests, mayMailResetLink } from './reset-requests.ts';
import { requireSession } from './session.ts';

/** A known address takes longer than an unknown one, but neither this long. */
const RESET_ANSWER_MS = 500;

/** @returns the routes of passwords below `/api/auth/` */
export function passwordRoutes(services: StaffMailServices, auth: () => Auth): ApiApp {
  const routes = new Hono<AppEnv>({ strict: false });

  routes.post(`${API_PATHS.auth}/request-password-reset`, async (context) => {
    const body = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, requestResetSchema);
    const time = sleep(RESET_ANSWER_MS);
    const path = '/request-password-reset';
    const mayMail = await mayMailResetLink(services, body.email, {
      address: callerAddress(context),
      deviceId: knownDevice(context, services.signIn(), body.email),
    });
    if (mayMail) await forward(context, auth(), { path, body, answer: z.unknown() });
    await time;
    sendMailsAfterAnswer(context, services);
    return context.body(null, 204);
  });

  routes.post(`${API_PATHS.auth}/reset-password`, async (context) => {
    const body = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, resetPasswordSchema);
    assertUncommon(body.newPassword, 'newPassword');
    await forward(context, auth(), { path: '/reset-password', body, answer: z.unknown() });
    return context.body(null, 204);
  });

  routes.post(`${API_PATHS.auth}/change-password`, async (context) => {
    const body = await readJson(context.req.raw, MAX_ADMIN_REQUEST_BYTES, changePasswordSchema);
    assertUncommon(body.newPassword, 'newPassword');
    const { staff } = await requireSession(auth(), context.req.raw.headers);
    const attempt = await beginAttempt(services, staff.email, {
      address: callerAddress(context),
      deviceId: knownDevice(context, services.signIn(), staff.email),
    });
    await forward(context, auth(), {
      path: '/change-password',
      // Whoever had the old one is out.
      body: { ...body, revokeOtherSessions: true },
      answer: z.unknown(),
      passwordField: 'currentPassword',
    });
    await attempt.succeeded();
    // A link that was mailed before would set another password.
    await forgetVerifications(services.db(), staff.id);
    await forgetResetRequests(services, staff.email);
    return context.body(null, 204);
  });
  return routes;
}

/** @throws ApiError 400 for a password that everybody tries first */
export function assertUncommon(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const message =
    'This password is too common. Please choose another one, three or four words for example.';
  throw new ApiError('bad_request', 'Please check the fields.', { [field]: message });
}
